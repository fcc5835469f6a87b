/** The owner's keys of the email service, from .env at build time; see .env.example. */
interface ImportMetaEnv {
  readonly VITE_EMAILJS_SERVICE_ID?: string;
  readonly VITE_EMAILJS_TEMPLATE_ID?: string;
  readonly VITE_EMAILJS_PUBLIC_KEY?: string;
}

interface Window {
  /** Set by the inline script of a prerendered page; called once React has taken over (startup/start-script.ts). */
  appStarted?: () => void;
  /** Hides the first page of a list where another one was asked for (ui/pagination/page-curtain.tsx). */
  pageCurtain?: CSSStyleSheet;
}
