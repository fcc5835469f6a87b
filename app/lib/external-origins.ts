/** The service that sends the contact form's messages. */
export const EMAILJS_ORIGIN = "https://api.emailjs.com";

/** YouTube's host for embedded players, which sets no cookies before a video plays. */
export const VIDEO_ORIGIN = "https://www.youtube-nocookie.com";
