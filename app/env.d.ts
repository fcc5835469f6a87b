/** The owner's EmailJS keys; see .env.example. */
interface ImportMetaEnv {
  readonly VITE_EMAILJS_SERVICE_ID?: string;
  readonly VITE_EMAILJS_TEMPLATE_ID?: string;
  readonly VITE_EMAILJS_PUBLIC_KEY?: string;
}

/** Chromium's Network Information API, which TypeScript types only partly and only for workers. */
interface Navigator {
  readonly connection?: { saveData?: boolean; effectiveType?: string; type?: string; metered?: boolean };
}

/** A module bundled with its imports, as the text of an inline script (build-tools/inline-script.ts). */
declare module "*?script" {
  const text: string;
  export default text;
}
