// Made by `npm run images` from content/pictures, logos and cards.yaml, and art/icons.ts. Do not edit.

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
  home: "/assets/img/cards/home-844e2793.jpg",
  about: "/assets/img/cards/about-ec4e382b.jpg",
  contact: "/assets/img/cards/contact-8c08f340.jpg",
  "mission-vision": "/assets/img/cards/mission-vision-f7aa357b.jpg",
  values: "/assets/img/cards/values-0c44c408.jpg",
  process: "/assets/img/cards/process-019ae4c6.jpg",
  "technical-sheets": "/assets/img/cards/technical-sheets-24c15b35.jpg",
  clients: "/assets/img/cards/clients-051580c3.jpg",
  text: "/assets/img/cards/text-bc60c686.jpg",
  farm: "/assets/img/cards/farm-2ffba022.jpg",
  shop: "/assets/img/cards/shop-3fe74653.jpg",
  product: "/assets/img/cards/product-4fe43d29.jpg",
  journal: "/assets/img/cards/journal-9f47d7ef.jpg",
  projects: "/assets/img/cards/projects-607333d1.jpg",
  services: "/assets/img/cards/services-36246254.jpg",
  team: "/assets/img/cards/team-35f13d5d.jpg",
  questions: "/assets/img/cards/questions-d7ac32b8.jpg",
} as const;

/** Decorative pictures of error pages; sizes in px. */
export const errorPictures = {
  "not-found": {
    avif: "/assets/img/still/not-found-27d3f889-960.avif",
    webp: "/assets/img/still/not-found-27d3f889-960.webp",
    width: 960,
    height: 720,
  },
  error: {
    avif: "/assets/img/still/error-85148978-720.avif",
    webp: "/assets/img/still/error-85148978-720.webp",
    width: 720,
    height: 540,
  },
} as const;
