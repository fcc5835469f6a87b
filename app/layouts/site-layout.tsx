import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { OfflineNotice } from "~/features/offline/offline-notice";
import { useOfflineCopy } from "~/features/offline/use-offline-copy";
import type { Language } from "~/lib/language";
import { LanguageContext } from "~/ui/language";
import { useReach } from "~/ui/reach";
import { Toaster } from "~/ui/toast/toast";
import * as frame from "~/words/frame";
import { FarmMenu } from "./farm-menu";
import { Footer } from "./footer";
import { Header } from "./header";
import { RouteAnnouncer } from "./route-announcer";
import { ScrollToTop } from "./scroll-to-top";
import { TopBar } from "./top-bar";

/** The target of the skip link, and of focus after a navigation. */
const MAIN_ID = "contenido";

type Props = {
  lang: Language;
  /** Whether the page ships without the app's scripts. */
  isStatic: boolean;
  children: ReactNode;
};

/** The frame around every page (docs/product.md, section 1). */
export function SiteLayout({ lang, isStatic, children }: Props) {
  useOfflineCopy();
  return (
    <LanguageContext value={lang}>
      <a
        href={`#${MAIN_ID}`}
        lang="es"
        className="absolute top-2 left-4 z-notice rounded-full bg-husk-50 px-4 py-2 font-semibold text-palm-900 [--focus:var(--color-oil-400)] not-focus:sr-only print:hidden"
      >
        {frame.header.skip}
      </a>
      <TopBar />
      {/* The page surface, on a dark background. It clips, because `overflow: hidden` would trap the sticky header. */}
      <div className="relative overflow-clip rounded-card rounded-b-[calc(2*var(--radius-card))] bg-husk-50 print:rounded-none">
        <Header hasCart={!isStatic} />
        {lang === "en" ? <FarmMenu /> : null}
        <main id={MAIN_ID} tabIndex={-1} className="outline-none">
          {children}
        </main>
      </div>
      <Footer />
      <ScrollToTop mainId={MAIN_ID} />
      <Toaster />
      <NavigationProgress />
      <OfflineNotice lang={lang} />
      <RouteAnnouncer mainId={MAIN_ID} />
    </LanguageContext>
  );
}

/** A progress line at the top of the window. Its animation starts late, because most pages load sooner. */
function NavigationProgress() {
  const isOffline = useReach() === false;
  return useNavigation().state === "loading" && !isOffline ? (
    <div
      aria-hidden="true"
      data-progress
      className="fixed inset-x-0 top-0 z-progress h-1 origin-left animate-progress bg-fruit-600"
    />
  ) : null;
}
