import type { ReactNode } from "react";
import type { Language } from "~/lib/language";
import { LanguageProvider } from "~/ui/language";
import { Toaster } from "~/ui/toast/toaster";
import * as frame from "~/words/frame";
import { FarmMenu } from "./farm-menu";
import { Footer } from "./footer";
import { Header } from "./header";
import { NavigationProgress } from "./navigation-progress";
import { OfflineNotice } from "./offline-notice";
import { RouteAnnouncer } from "./route-announcer";
import { ScrollToTop } from "./scroll-to-top";
import { TopBar } from "./top-bar";
import { useOfflineCopy } from "./use-offline-copy";

/** Where the skip link leads and where focus goes after a navigation. */
export const MAIN_ID = "contenido";

/** The frame around every page: top bar, header, the page on its sheet, footer (spec 1, "Shared layout"). */
export function SiteLayout({ lang, children }: { lang: Language; children: ReactNode }) {
  useOfflineCopy();
  return (
    <LanguageProvider lang={lang}>
      <a href={`#${MAIN_ID}`} lang="es" className="skip-link">
        {frame.header.skip}
      </a>
      <TopBar />
      <div className="sheet">
        <Header />
        {lang === "en" ? <FarmMenu /> : null}
        <main id={MAIN_ID} tabIndex={-1} className="outline-none">
          {children}
        </main>
      </div>
      <Footer />
      <ScrollToTop />
      <Toaster />
      <NavigationProgress />
      <OfflineNotice lang={lang} />
      <RouteAnnouncer mainId={MAIN_ID} />
    </LanguageProvider>
  );
}
