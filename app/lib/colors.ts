/**
 * Theme colours (styles/theme.css) for what CSS cannot reach: PDFs, icons, social cards and the browser's
 * UI.
 */
export const ink = "#15211b";
export const muted = "#55635b";
export const palm900 = "#0f2e22";
export const palm700 = "#1d5a3f";
export const oil400 = "#f2a51a";
export const oil200 = "#ffdb93";
export const husk50 = "#fbf7ef";
export const husk100 = "#f4eddf";
export const husk300 = "#ddd1ba";
export const mist = "#d9dfd3";
