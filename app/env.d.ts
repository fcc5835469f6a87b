/** The owner's keys of the email service, from .env at build time; see .env.example. */
interface ImportMetaEnv {
  readonly VITE_EMAILJS_SERVICE_ID?: string;
  readonly VITE_EMAILJS_TEMPLATE_ID?: string;
  readonly VITE_EMAILJS_PUBLIC_KEY?: string;
}

/** What Chromium says of the line, where it says anything; TypeScript has some of it, for workers alone. */
interface Navigator {
  readonly connection?: { saveData?: boolean; effectiveType?: string; type?: string; metered?: boolean };
}

interface Window {
  /** Set by the inline script of a prerendered page; called once React has taken over (startup/start.ts). */
  appStarted?: () => void;
  /** Hides the first page of a list where another one was asked for (startup/hide-first-page.ts). */
  firstPageHidden?: CSSStyleSheet;
}

/** A module with all that it imports, as the text of an inline script (build-tools/inline-script.ts). */
declare module "*?script" {
  const text: string;
  export default text;
}
