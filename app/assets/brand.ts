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
  home: "/assets/img/cards/home-4f26bc5f.jpg",
  about: "/assets/img/cards/about-04c50db7.jpg",
  contact: "/assets/img/cards/contact-e6d10bf0.jpg",
  missionVision: "/assets/img/cards/missionVision-5354516e.jpg",
  values: "/assets/img/cards/values-d045604f.jpg",
  process: "/assets/img/cards/process-c0758777.jpg",
  technicalSheets: "/assets/img/cards/technicalSheets-83a396ee.jpg",
  clients: "/assets/img/cards/clients-0ff79352.jpg",
  text: "/assets/img/cards/text-8dbbf686.jpg",
  farm: "/assets/img/cards/farm-c123e92a.jpg",
  shop: "/assets/img/cards/shop-045d8b1b.jpg",
  product: "/assets/img/cards/product-c357a17f.jpg",
  journal: "/assets/img/cards/journal-da3abcf0.jpg",
  projects: "/assets/img/cards/projects-0c9f08cd.jpg",
  services: "/assets/img/cards/services-32500f49.jpg",
  team: "/assets/img/cards/team-f5981b40.jpg",
  questions: "/assets/img/cards/questions-af4e81e6.jpg",
} as const;

/** What error pages show; sizes in px. They tell nothing that the words do not. */
export const errorPictures = {
  "not-found": {
    avif: "/assets/img/still/not-found-41a254a9-960.avif",
    webp: "/assets/img/still/not-found-41a254a9-960.webp",
    width: 960,
    height: 720,
  },
  error: {
    avif: "/assets/img/still/error-b1c6dea6-720.avif",
    webp: "/assets/img/still/error-b1c6dea6-720.webp",
    width: 720,
    height: 540,
  },
} as const;
