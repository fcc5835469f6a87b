// Made by `npm run images` from content/pictures, content/logos, art/icons.ts and art/cards.ts. Do not edit.

/** The icons of tabs, home screens and the web manifest. */
export const icons = {
  favicon: "/assets/img/brand/favicon-4f808a90.ico",
  vector: "/assets/img/brand/vector-2d9eb092.svg",
  touch: "/assets/img/brand/touch-b8c08fad.png",
  small: "/assets/img/brand/small-e0272132.png",
  large: "/assets/img/brand/large-be161cdd.png",
  maskable: "/assets/img/brand/maskable-5061e238.png",
} as const;

/** The logos of clients and brands. */
export const logos = {
  cordillera: "/assets/img/logos/cordillera-ecbb2100.svg",
  doradillo: "/assets/img/logos/doradillo-60ef542a.svg",
  hornito: "/assets/img/logos/hornito-3752edcd.svg",
  jabonera: "/assets/img/logos/jabonera-545ce6db.svg",
  litoral: "/assets/img/logos/litoral-a20e36f7.svg",
  maizal: "/assets/img/logos/maizal-d643cc1e.svg",
  nortiva: "/assets/img/logos/nortiva-bd8e3814.svg",
  rioclaro: "/assets/img/logos/rioclaro-127353a8.svg",
} as const;

/** What a shared link shows, by kind of page; 1200 by 630 px. */
export const socialCards = {
  home: "/assets/img/cards/home-a445337c.jpg",
  about: "/assets/img/cards/about-8b066e5d.jpg",
  contact: "/assets/img/cards/contact-10af07f4.jpg",
  missionVision: "/assets/img/cards/missionVision-87ff1466.jpg",
  values: "/assets/img/cards/values-f35bc289.jpg",
  process: "/assets/img/cards/process-e77641ca.jpg",
  technicalSheets: "/assets/img/cards/technicalSheets-9b1804b8.jpg",
  clients: "/assets/img/cards/clients-617ac601.jpg",
  text: "/assets/img/cards/text-4b5ae4fb.jpg",
  farm: "/assets/img/cards/farm-5c2c2976.jpg",
  shop: "/assets/img/cards/shop-7c597bf9.jpg",
  product: "/assets/img/cards/product-efb69231.jpg",
  journal: "/assets/img/cards/journal-bd92a3e5.jpg",
  projects: "/assets/img/cards/projects-4abf9b16.jpg",
  services: "/assets/img/cards/services-8f62fb44.jpg",
  team: "/assets/img/cards/team-c01b50b3.jpg",
  questions: "/assets/img/cards/questions-824930a7.jpg",
} as const;

/** Decorative pictures of error pages; sizes in px. */
export const errorPictures = {
  "not-found": {
    avif: "/assets/img/still/not-found-66fa8eae-960.avif",
    webp: "/assets/img/still/not-found-66fa8eae-960.webp",
    width: 960,
    height: 720,
  },
  error: {
    avif: "/assets/img/still/error-d12ca589-720.avif",
    webp: "/assets/img/still/error-d12ca589-720.webp",
    width: 720,
    height: 540,
  },
} as const;
