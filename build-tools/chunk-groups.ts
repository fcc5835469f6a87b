import type { Plugin } from "vite";

/** The site's own file or, with a slash at its end, a folder of a library. */
type Name = `app/${string}.ts` | `app/${string}.tsx` | `node_modules/${string}/`;

/**
 * The chunks of code that several pages share, each with all that it holds: few of them compress better than many small
 * ones. What is named nowhere goes where the bundler puts it.
 */
export const chunkGroups: Readonly<Record<string, readonly Name[]>> = {
  /** The libraries of every page. */
  react: [
    "node_modules/react/",
    "node_modules/react-dom/",
    "node_modules/react-router/",
    "node_modules/scheduler/",
  ],
  /** What stands around every page, and the small parts that most pages share. */
  frame: [
    "app/assets/brand.ts",
    "app/features/cart/add-to-cart.ts",
    "app/features/cart/cart-store.ts",
    "app/features/cart/cart-count.tsx",
    "app/features/cart/cart-summary.tsx",
    "app/features/cart/cart-thumb.tsx",
    "app/features/cart/cart.ts",
    "app/features/cart/empty-cart.tsx",
    "app/features/product/category.ts",
    "app/layouts/farm-menu.tsx",
    "app/layouts/footer.tsx",
    "app/layouts/header.tsx",
    "app/layouts/main-menu.tsx",
    "app/layouts/navigation-progress.tsx",
    "app/layouts/offline-notice.tsx",
    "app/layouts/phone-menu.tsx",
    "app/layouts/route-announcer.tsx",
    "app/layouts/scroll-to-top.tsx",
    "app/layouts/site-layout.tsx",
    "app/layouts/top-bar.tsx",
    "app/layouts/use-below-fold.ts",
    "app/layouts/use-new-document.ts",
    "app/layouts/use-worker.ts",
    "app/lib/class-names.ts",
    "app/lib/fill.ts",
    "app/lib/money.ts",
    "app/lib/picture.ts",
    "app/lib/seo.ts",
    "app/lib/structured-data.ts",
    "app/pages/corporate-pages.ts",
    "app/pages/corporate/corporate-meta.ts",
    "app/pages/demo-meta.ts",
    "app/pages/demo-pages.ts",
    "app/pages/not-found.tsx",
    "app/pages/error-boundary.tsx",
    "app/root.tsx",
    "app/sections/mission-vision.tsx",
    "app/sections/section-heading.tsx",
    "app/sections/error-page.tsx",
    "app/sections/picture-tile.tsx",
    "app/sections/value-card.tsx",
    "app/startup/app-scripts.tsx",
    "app/startup/app-settings.ts",
    "app/startup/page-data.ts",
    "app/startup/print-sheet.ts",
    "app/startup/whole-sheet.ts",
    "app/startup/router-internals.ts",
    "app/startup/router-internals-head.tsx",
    "app/ui/adopt-rules.ts",
    "app/ui/breadcrumb.tsx",
    "app/ui/dialog.tsx",
    "app/ui/disclosure.tsx",
    "app/ui/fetch-ahead.ts",
    "app/ui/icon.tsx",
    "app/ui/language.tsx",
    "app/ui/lazy-or-nothing.tsx",
    "app/ui/lightbox/use-lightbox.tsx",
    "app/ui/link.tsx",
    "app/ui/mark.tsx",
    "app/ui/picture.tsx",
    "app/ui/price.tsx",
    "app/ui/quantity-field.tsx",
    "app/ui/reach.ts",
    "app/ui/reduced-motion.ts",
    "app/ui/reveal.tsx",
    "app/ui/toast/toast.ts",
    "app/ui/toast/toaster.tsx",
    "app/ui/use-scrolled-past.ts",
    "app/ui/words.ts",
    "app/words/company.ts",
    "app/words/frame.ts",
    "app/words/messages.ts",
    "app/words/navigation.ts",
  ],
  /** What corporate pages begin and end with. */
  corporate: ["app/sections/next-steps.tsx", "app/sections/page-hero.tsx"],
  /** Every row of slides. */
  carousel: [
    "app/sections/section-carousel.tsx",
    "app/ui/carousel/carousel-bars.tsx",
    "app/ui/carousel/carousel-context.ts",
    "app/ui/carousel/carousel-controls.tsx",
    "app/ui/carousel/carousel-frame.tsx",
    "app/ui/carousel/carousel-position.tsx",
    "app/ui/carousel/carousel-slides.tsx",
    "app/ui/carousel/carousel-thumbs.tsx",
    "app/ui/carousel/carousel.tsx",
    "app/ui/carousel/fade-carousel.tsx",
    "app/ui/carousel/use-autoplay.ts",
    "app/ui/carousel/use-embla.ts",
    "app/ui/carousel/use-fade.ts",
    "app/ui/gesture.ts",
  ],
  /** The shop's card. */
  "shop-card": [
    "app/features/cart/add-to-cart-button.tsx",
    "app/features/product/product-card.tsx",
    "app/features/product/product-rating.tsx",
    "app/sections/shop-card.tsx",
    "app/ui/stars.tsx",
    "app/ui/use-kept-choice.ts",
    "app/words/product-card.ts",
  ],
  /** The journal's cards. */
  journal: [
    "app/pages/blog/feeds.ts",
    "app/pages/blog/journal-meta.ts",
    "app/sections/post-card.tsx",
    "app/sections/post-grid.tsx",
  ],
  /** Rows to swipe. */
  swipe: ["app/ui/swipe-row.tsx"],
  /** The cards of services. */
  services: [
    "app/features/services/active-service.ts",
    "app/sections/service-card.tsx",
    "app/sections/service-cards.tsx",
  ],
  /** Figures that count up when they are seen. */
  "fun-facts": ["app/sections/fun-facts.tsx", "app/ui/counter.tsx", "app/ui/use-first-view.ts"],
  /** The homes' first parts. */
  home: ["app/sections/hero.tsx", "app/sections/product-gallery.tsx"],
};

const isNamed = (id: string, name: Name) =>
  name.endsWith("/") ? id.includes(`/${name}`) : id.endsWith(`/${name}`);

/** The same for Rolldown. It takes what a group's modules import along, unless another group names it. */
export const codeSplitting = {
  groups: Object.entries(chunkGroups).map(([name, names]) => ({
    name,
    test: (id: string) => names.some((one) => isNamed(id, one)),
  })),
};

/** A chunk that was built; the one of a page or of the app's entry is an entry. */
type Chunk = { name: string; isEntry: boolean; moduleIds: readonly string[] };

/**
 * What a group holds and does not name, and what it names and does not hold, as sentences. Pictures, fonts and the
 * bundler's own modules need no name.
 */
export function chunkGroupFaults(chunks: readonly Chunk[]): string[] {
  return Object.entries(chunkGroups).flatMap(([group, names]) => {
    const modules = chunks
      .filter(({ name, isEntry }) => name === group && !isEntry)
      .flatMap(({ moduleIds }) => moduleIds.filter((id) => !/[\0?]/.test(id)));
    const strangers = modules.filter((id) => !names.some((name) => isNamed(id, name)));
    const missing = names.filter((name) => !modules.some((id) => isNamed(id, name)));
    return strangers
      .map((id) => `"${group}" holds ${id} and does not name it.`)
      .concat(missing.map((name) => `"${group}" names ${name} and does not hold it.`));
  });
}

/** Stops a build whose chunks are not what their groups say. */
export function checkChunkGroups(): Plugin {
  return {
    name: "check-chunk-groups",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      const faults = chunkGroupFaults(Object.values(bundle).filter((file) => file.type === "chunk"));
      if (faults.length > 0) this.error(["build-tools/chunk-groups.ts:", ...faults].join("\n"));
    },
  };
}
