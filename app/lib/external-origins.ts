export const EMAILJS_ORIGIN = "https://api.emailjs.com";

/** YouTube's player host without cookies. */
export const VIDEO_ORIGIN = "https://www.youtube-nocookie.com";
