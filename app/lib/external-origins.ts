export const EMAILJS_ORIGIN = "https://api.emailjs.com";

/** YouTube's cookie-free player host. */
export const VIDEO_ORIGIN = "https://www.youtube-nocookie.com";
