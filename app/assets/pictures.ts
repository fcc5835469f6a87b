// Made by `npm run images` from content/pictures. Do not edit.
import type { PictureFiles } from "../lib/picture.ts";

/** The files of every picture of the site, by its name in content/pictures/pictures.yaml. */
export const pictureFiles: Readonly<Record<string, PictureFiles>> = {
  aerial: {
    base: "/assets/img/landscape/aerial-5cc2b0ca",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1706,
    position: "object-[60%_60%]",
  },
  apple: {
    base: "/assets/img/shop/apple-2cf1304b",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "apple-2": {
    base: "/assets/img/shop/apple-2-44a01d1a",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "apple-3": {
    base: "/assets/img/shop/apple-3-f21a524a",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_50%]",
  },
  banana: {
    base: "/assets/img/shop/banana-8f5f6c8c",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "banana-2": {
    base: "/assets/img/shop/banana-2-e4a9bee6",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "banana-3": {
    base: "/assets/img/shop/banana-3-4a40a026",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_30%]",
  },
  "beds-by-the-sea": {
    base: "/assets/img/landscape/beds-by-the-sea-2756e0a7",
    widths: [640, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1440,
    position: "object-[80%_50%]",
  },
  "beds-by-the-sea-portrait": {
    base: "/assets/img/landscape/beds-by-the-sea-portrait-7f637518",
    widths: [390, 600, 720], fallback: 600, width: 720, height: 600,
    position: "object-[50%_50%]",
  },
  "bell-pepper": {
    base: "/assets/img/shop/bell-pepper-155e5c88",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "bell-pepper-2": {
    base: "/assets/img/shop/bell-pepper-2-6abb423a",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "bell-pepper-3": {
    base: "/assets/img/shop/bell-pepper-3-724f1f7f",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_30%]",
  },
  calendar: {
    base: "/assets/img/corporate/calendar-26cab84f",
    widths: [320, 480, 720, 960, 1280, 1600], fallback: 960, width: 1600, height: 1200,
  },
  carrot: {
    base: "/assets/img/shop/carrot-f3d30386",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "carrot-2": {
    base: "/assets/img/shop/carrot-2-d81c4be5",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "carrot-3": {
    base: "/assets/img/shop/carrot-3-c4678529",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_50%]",
  },
  "cheese-board": {
    base: "/assets/img/still/cheese-board-a66c6274",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "citrus-board": {
    base: "/assets/img/still/citrus-board-458b53c7",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "client-1": {
    base: "/assets/img/people/client-1-9cc1990c",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
    position: "object-[50%_30%]",
  },
  "client-2": {
    base: "/assets/img/people/client-2-ac3de247",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
    position: "object-[50%_30%]",
  },
  "client-3": {
    base: "/assets/img/people/client-3-52730904",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
    position: "object-[50%_30%]",
  },
  "client-goods": {
    base: "/assets/img/landscape/client-goods-b081be72",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[90%_40%]",
  },
  "client-goods-portrait": {
    base: "/assets/img/landscape/client-goods-portrait-e6dce0dd",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 576,
  },
  compost: {
    base: "/assets/img/still/compost-237a3613",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  corn: {
    base: "/assets/img/shop/corn-676f2b77",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "corn-2": {
    base: "/assets/img/shop/corn-2-e093ecac",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "corn-3": {
    base: "/assets/img/shop/corn-3-ffeb3359",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_60%]",
  },
  "corn-basket": {
    base: "/assets/img/still/corn-basket-70741e0a",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "corn-board": {
    base: "/assets/img/still/corn-board-1940ede3",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "crate-of-apples": {
    base: "/assets/img/still/crate-of-apples-175a5159",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-bananas": {
    base: "/assets/img/still/crate-of-bananas-ed953894",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-carrots": {
    base: "/assets/img/still/crate-of-carrots-e6803313",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-cucumbers": {
    base: "/assets/img/still/crate-of-cucumbers-e6238ede",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-eggplants": {
    base: "/assets/img/still/crate-of-eggplants-28cd45da",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-lemons": {
    base: "/assets/img/still/crate-of-lemons-a092f06a",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-mackerel": {
    base: "/assets/img/still/crate-of-mackerel-5985c619",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-mangoes": {
    base: "/assets/img/still/crate-of-mangoes-f3117877",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-onions": {
    base: "/assets/img/still/crate-of-onions-dfbc12c3",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-oranges": {
    base: "/assets/img/still/crate-of-oranges-c0566a64",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-papayas": {
    base: "/assets/img/still/crate-of-papayas-6e3a781c",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-pineapples": {
    base: "/assets/img/still/crate-of-pineapples-3bb0a279",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "crate-of-pumpkins": {
    base: "/assets/img/still/crate-of-pumpkins-ddedc3d2",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-sardines": {
    base: "/assets/img/still/crate-of-sardines-321a00b7",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-tilapias": {
    base: "/assets/img/still/crate-of-tilapias-33f33264",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-tomatoes": {
    base: "/assets/img/still/crate-of-tomatoes-d9740853",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "crate-of-vegetables": {
    base: "/assets/img/still/crate-of-vegetables-c8130911",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "crate-of-watermelons": {
    base: "/assets/img/still/crate-of-watermelons-52c961aa",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  crew: {
    base: "/assets/img/landscape/crew-a4e2e297",
    widths: [320, 480, 720, 960, 1280, 1600, 1920], fallback: 960, width: 1920, height: 1280,
    position: "object-[60%_60%]",
  },
  cucumber: {
    base: "/assets/img/shop/cucumber-a08c38f6",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "cucumber-2": {
    base: "/assets/img/shop/cucumber-2-b5eb02d3",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "cucumber-3": {
    base: "/assets/img/shop/cucumber-3-5b61124a",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_60%]",
  },
  "cut-bunch": {
    base: "/assets/img/corporate/cut-bunch-26d0d149",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  dairy: {
    base: "/assets/img/still/dairy-099e5183",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
    position: "object-[40%_50%]",
  },
  dawn: {
    base: "/assets/img/landscape/dawn-2c4fb993",
    widths: [640, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1440,
    position: "object-[40%_50%]",
  },
  "dawn-portrait": {
    base: "/assets/img/landscape/dawn-portrait-6c8a936e",
    widths: [390, 600, 800], fallback: 600, width: 800, height: 880,
  },
  eggplant: {
    base: "/assets/img/shop/eggplant-50ca4126",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "eggplant-2": {
    base: "/assets/img/shop/eggplant-2-8f177971",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "eggplant-3": {
    base: "/assets/img/shop/eggplant-3-4f3593fd",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_70%]",
  },
  "empty-basket": {
    base: "/assets/img/still/empty-basket-15f3cc91",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "empty-bunches": {
    base: "/assets/img/landscape/empty-bunches-3988995f",
    widths: [200, 320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 1500,
    position: "object-[50%_60%]",
  },
  "exotic-fruit": {
    base: "/assets/img/still/exotic-fruit-ce2ba21f",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "farmer-1": {
    base: "/assets/img/people/farmer-1-e79403cd",
    widths: [160, 320, 480, 720, 1280], fallback: 720, width: 1280, height: 1280,
    position: "object-[50%_30%]",
  },
  "farmer-2": {
    base: "/assets/img/people/farmer-2-83ea0163",
    widths: [160, 320, 480, 720, 1280], fallback: 720, width: 1280, height: 1280,
    position: "object-[50%_30%]",
  },
  "farmer-3": {
    base: "/assets/img/people/farmer-3-fa090790",
    widths: [160, 320, 480, 720, 1280], fallback: 720, width: 1280, height: 1280,
    position: "object-[50%_30%]",
  },
  "farmer-4": {
    base: "/assets/img/people/farmer-4-fad18464",
    widths: [160, 320, 480, 720, 1280], fallback: 720, width: 1280, height: 1280,
    position: "object-[50%_30%]",
  },
  "farmer-5": {
    base: "/assets/img/people/farmer-5-ce5f73a1",
    widths: [160, 320, 480, 720, 1280], fallback: 720, width: 1280, height: 1280,
    position: "object-[50%_30%]",
  },
  "farmer-6": {
    base: "/assets/img/people/farmer-6-071e5da6",
    widths: [160, 320, 480, 720, 1280], fallback: 720, width: 1280, height: 1280,
    position: "object-[50%_30%]",
  },
  fertilizer: {
    base: "/assets/img/still/fertilizer-afc96b62",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
    position: "object-[30%_50%]",
  },
  fibre: {
    base: "/assets/img/corporate/fibre-76d4406a",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "field-visit": {
    base: "/assets/img/landscape/field-visit-e2f87fd2",
    widths: [480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1706,
    position: "object-[60%_60%]",
  },
  "field-visit-portrait": {
    base: "/assets/img/landscape/field-visit-portrait-7e54a045",
    widths: [320, 390, 600, 800, 1200], fallback: 600, width: 1200, height: 1200,
    position: "object-[50%_50%]",
  },
  "fish-crate": {
    base: "/assets/img/still/fish-crate-7674b1dd",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "fish-on-ice": {
    base: "/assets/img/still/fish-on-ice-b4b94e79",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "forest-edge": {
    base: "/assets/img/landscape/forest-edge-ab5858ea",
    widths: [200, 320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
    position: "object-[50%_60%]",
  },
  "fruit-basket": {
    base: "/assets/img/still/fruit-basket-c907bb03",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
    position: "object-[40%_50%]",
  },
  gate: {
    base: "/assets/img/landscape/gate-269468b0",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[60%_30%]",
  },
  greenhouse: {
    base: "/assets/img/landscape/greenhouse-d1579028",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[70%_60%]",
  },
  "greenhouse-portrait": {
    base: "/assets/img/landscape/greenhouse-portrait-265c0978",
    widths: [320, 480, 640], fallback: 480, width: 640, height: 800,
    position: "object-[50%_60%]",
  },
  harvest: {
    base: "/assets/img/landscape/harvest-97c705ac",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
  },
  "hero-fruit": {
    base: "/assets/img/hero/fruit-1e2bbc36",
    widths: [480, 640, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1440,
    position: "object-[80%_40%]",
  },
  "hero-fruit-portrait": {
    base: "/assets/img/hero/fruit-portrait-f7bcddd8",
    widths: [390, 600], fallback: 600, width: 600, height: 660,
    position: "object-[60%_40%]",
  },
  "hero-sunrise": {
    base: "/assets/img/hero/sunrise-68d5e444",
    widths: [480, 640, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1440,
    position: "object-[70%_40%]",
  },
  "hero-sunrise-portrait": {
    base: "/assets/img/hero/sunrise-portrait-51e6d627",
    widths: [390, 600, 720], fallback: 600, width: 720, height: 600,
    position: "object-[50%_30%]",
  },
  "hero-water": {
    base: "/assets/img/hero/water-de117a07",
    widths: [480, 640, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1440,
    position: "object-[90%_60%]",
  },
  "hero-water-portrait": {
    base: "/assets/img/hero/water-portrait-90e4f5d3",
    widths: [390, 600], fallback: 600, width: 600, height: 600,
    position: "object-[60%_50%]",
  },
  hills: {
    base: "/assets/img/landscape/hills-dcf46ef2",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[70%_50%]",
  },
  horizon: {
    base: "/assets/img/landscape/horizon-58cea573",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[70%_30%]",
  },
  "ice-house": {
    base: "/assets/img/landscape/ice-house-9b91e63f",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1067,
    position: "object-[80%_50%]",
  },
  "kernel-oil": {
    base: "/assets/img/corporate/kernel-oil-b0206299",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  keys: {
    base: "/assets/img/still/keys-cb318082",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  laboratory: {
    base: "/assets/img/work/laboratory-30e48d02",
    widths: [320, 480, 640, 960], fallback: 480, width: 960, height: 1200,
    position: "object-[50%_60%]",
  },
  ledger: {
    base: "/assets/img/landscape/ledger-8a6f0527",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[80%_50%]",
  },
  "ledger-portrait": {
    base: "/assets/img/landscape/ledger-portrait-07931c2a",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 576,
  },
  lemon: {
    base: "/assets/img/shop/lemon-b6bcf59f",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "lemon-2": {
    base: "/assets/img/shop/lemon-2-0585f218",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "lemon-3": {
    base: "/assets/img/shop/lemon-3-09fbb4dd",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_70%]",
  },
  letter: {
    base: "/assets/img/corporate/letter-e5ac3501",
    widths: [320, 480, 720, 960, 1280, 1600], fallback: 960, width: 1600, height: 1200,
  },
  lettuces: {
    base: "/assets/img/landscape/lettuces-5724cb9f",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[60%_80%]",
  },
  mackerel: {
    base: "/assets/img/shop/mackerel-f24ae4df",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "mackerel-2": {
    base: "/assets/img/shop/mackerel-2-1ff77ee4",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "mackerel-3": {
    base: "/assets/img/shop/mackerel-3-989099b7",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_50%]",
  },
  maize: {
    base: "/assets/img/landscape/maize-e92a0a17",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1706,
    position: "object-[10%_60%]",
  },
  "maize-portrait": {
    base: "/assets/img/landscape/maize-portrait-4bb1af83",
    widths: [390, 600], fallback: 600, width: 600, height: 600,
    position: "object-[50%_90%]",
  },
  mango: {
    base: "/assets/img/shop/mango-9fc9005f",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "mango-2": {
    base: "/assets/img/shop/mango-2-bfa5fba7",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "mango-3": {
    base: "/assets/img/shop/mango-3-0e5a9e9e",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_50%]",
  },
  "market-scale": {
    base: "/assets/img/still/market-scale-68bd9e56",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "market-table": {
    base: "/assets/img/still/market-table-af653221",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
    position: "object-[50%_50%]",
  },
  meal: {
    base: "/assets/img/corporate/meal-bc141720",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  mill: {
    base: "/assets/img/landscape/mill-b89caeaf",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[70%_40%]",
  },
  "mill-portrait": {
    base: "/assets/img/landscape/mill-portrait-cfd31ee8",
    widths: [320, 480, 720, 960, 1280], fallback: 720, width: 1280, height: 1600,
    position: "object-[50%_50%]",
  },
  mulch: {
    base: "/assets/img/landscape/mulch-d5709b1e",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[70%_70%]",
  },
  "night-press": {
    base: "/assets/img/landscape/night-press-f272ca04",
    widths: [480, 720, 960, 1280, 1600], fallback: 960, width: 1600, height: 1066,
    position: "object-[60%_60%]",
  },
  "night-shift": {
    base: "/assets/img/landscape/night-shift-cd6f960a",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1706,
    position: "object-[50%_60%]",
  },
  "notice-board": {
    base: "/assets/img/landscape/notice-board-68ae4656",
    widths: [200, 320, 480, 720, 960, 1280], fallback: 720, width: 1280, height: 1600,
    position: "object-[90%_70%]",
  },
  nursery: {
    base: "/assets/img/landscape/nursery-63585f12",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[40%_50%]",
  },
  "nursery-above": {
    base: "/assets/img/landscape/nursery-above-0bbcb231",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1706,
    position: "object-[60%_70%]",
  },
  "offer-fish": {
    base: "/assets/img/still/offer-fish-f15eec8d",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "offer-fruit": {
    base: "/assets/img/still/offer-fruit-0bf5f40a",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "offer-vegetables": {
    base: "/assets/img/still/offer-vegetables-1ae35a07",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  oil: {
    base: "/assets/img/corporate/oil-0d94922d",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  onion: {
    base: "/assets/img/shop/onion-d7b4e587",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "onion-2": {
    base: "/assets/img/shop/onion-2-afc75e14",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "onion-3": {
    base: "/assets/img/shop/onion-3-c218b067",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_50%]",
  },
  orange: {
    base: "/assets/img/shop/orange-f9411f7b",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "orange-2": {
    base: "/assets/img/shop/orange-2-87b70e2d",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "orange-3": {
    base: "/assets/img/shop/orange-3-06de56da",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_60%]",
  },
  "palm-seedlings": {
    base: "/assets/img/landscape/palm-seedlings-20c031fd",
    widths: [320, 480, 720, 960, 1280, 1600], fallback: 960, width: 1600, height: 1200,
    position: "object-[60%_50%]",
  },
  papaya: {
    base: "/assets/img/shop/papaya-ccef2952",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "papaya-2": {
    base: "/assets/img/shop/papaya-2-3667035d",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "papaya-3": {
    base: "/assets/img/shop/papaya-3-280b871e",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_60%]",
  },
  "paper-bag": {
    base: "/assets/img/still/paper-bag-b601bb4d",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "pepper-basket": {
    base: "/assets/img/still/pepper-basket-58d1f8be",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  pineapple: {
    base: "/assets/img/shop/pineapple-0704b0ff",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "pineapple-2": {
    base: "/assets/img/shop/pineapple-2-51979c3d",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "pineapple-3": {
    base: "/assets/img/shop/pineapple-3-c5b76381",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_30%]",
  },
  "press-hall": {
    base: "/assets/img/landscape/press-hall-c688a906",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[60%_60%]",
  },
  pumpkin: {
    base: "/assets/img/shop/pumpkin-2b8baba2",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "pumpkin-2": {
    base: "/assets/img/shop/pumpkin-2-547dba2b",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "pumpkin-3": {
    base: "/assets/img/shop/pumpkin-3-4e3cca24",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_30%]",
  },
  "rainy-haul": {
    base: "/assets/img/landscape/rainy-haul-abcf7a2f",
    widths: [320, 480, 720, 960, 1280], fallback: 720, width: 1280, height: 1600,
    position: "object-[60%_50%]",
  },
  "rainy-track": {
    base: "/assets/img/landscape/rainy-track-c1bbeeb7",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[50%_70%]",
  },
  "red-snapper": {
    base: "/assets/img/shop/red-snapper-37f76fe5",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "red-snapper-2": {
    base: "/assets/img/shop/red-snapper-2-a47eef71",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "red-snapper-3": {
    base: "/assets/img/shop/red-snapper-3-300f7fec",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_80%]",
  },
  river: {
    base: "/assets/img/landscape/river-176d240d",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[70%_60%]",
  },
  riverbank: {
    base: "/assets/img/landscape/riverbank-15d283ce",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[60%_60%]",
  },
  "root-basket": {
    base: "/assets/img/still/root-basket-144cafe4",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  rules: {
    base: "/assets/img/landscape/rules-c929578d",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[80%_50%]",
  },
  "rules-portrait": {
    base: "/assets/img/landscape/rules-portrait-ff5b436e",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 576,
  },
  safety: {
    base: "/assets/img/corporate/safety-a1f24d84",
    widths: [320, 480, 720, 960, 1280, 1600], fallback: 960, width: 1600, height: 1200,
  },
  samples: {
    base: "/assets/img/corporate/samples-c72d27a5",
    widths: [320, 480, 720, 960, 1280, 1600], fallback: 960, width: 1600, height: 1200,
  },
  sardines: {
    base: "/assets/img/shop/sardines-d3e8b700",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "sardines-2": {
    base: "/assets/img/shop/sardines-2-b4b5cf04",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "sardines-3": {
    base: "/assets/img/shop/sardines-3-ae9bf2e2",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_50%]",
  },
  seedlings: {
    base: "/assets/img/still/seedlings-4cffd0d6",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "shift-sample": {
    base: "/assets/img/work/shift-sample-c5c86155",
    widths: [320, 480, 640, 960], fallback: 480, width: 960, height: 1200,
    position: "object-[50%_90%]",
  },
  "soap-and-cookies": {
    base: "/assets/img/corporate/soap-and-cookies-6892590a",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  steam: {
    base: "/assets/img/landscape/steam-0c5690d1",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[60%_60%]",
  },
  sterilizer: {
    base: "/assets/img/landscape/sterilizer-2e1a9a0c",
    widths: [200, 320, 480, 720, 960, 1280, 1600, 1920, 2400], fallback: 1280, width: 2400, height: 1200,
    position: "object-[50%_60%]",
  },
  "straw-hat": {
    base: "/assets/img/still/straw-hat-9101e56c",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "sunset-track": {
    base: "/assets/img/landscape/sunset-track-2c9a9f7c",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[70%_50%]",
  },
  "table-oil": {
    base: "/assets/img/corporate/table-oil-3b2c23e9",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "tank-lorry": {
    base: "/assets/img/landscape/tank-lorry-643b7484",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[70%_60%]",
  },
  tilapia: {
    base: "/assets/img/shop/tilapia-978ff160",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "tilapia-2": {
    base: "/assets/img/shop/tilapia-2-d80bfa7f",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "tilapia-3": {
    base: "/assets/img/shop/tilapia-3-009e5324",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_50%]",
  },
  "tile-basket": {
    base: "/assets/img/still/tile-basket-10d4afe1",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "tile-crate": {
    base: "/assets/img/still/tile-crate-7422ce57",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "tile-fish": {
    base: "/assets/img/still/tile-fish-97ed0c94",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
    position: "object-[80%_50%]",
  },
  "tile-sprout": {
    base: "/assets/img/still/tile-sprout-a7b77cd9",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  tomato: {
    base: "/assets/img/shop/tomato-53c0ec6d",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "tomato-2": {
    base: "/assets/img/shop/tomato-2-3e19a91f",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "tomato-3": {
    base: "/assets/img/shop/tomato-3-3f12844e",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_60%]",
  },
  track: {
    base: "/assets/img/landscape/track-6bb713b7",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
  },
  "twelve-fruits": {
    base: "/assets/img/still/twelve-fruits-53eccdbe",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "two-crates": {
    base: "/assets/img/still/two-crates-cc8d0cc9",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "walk-the-beds": {
    base: "/assets/img/landscape/walk-the-beds-26c7e15c",
    widths: [640, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1440,
    position: "object-[40%_60%]",
  },
  "walk-the-beds-portrait": {
    base: "/assets/img/landscape/walk-the-beds-portrait-1dd9b9a4",
    widths: [390, 600, 800], fallback: 600, width: 800, height: 880,
  },
  "watering-can": {
    base: "/assets/img/still/watering-can-98dd995c",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  watermelon: {
    base: "/assets/img/shop/watermelon-49d5129c",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "watermelon-2": {
    base: "/assets/img/shop/watermelon-2-0cb91937",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "watermelon-3": {
    base: "/assets/img/shop/watermelon-3-1fd091f6",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_80%]",
  },
  weighbridge: {
    base: "/assets/img/landscape/weighbridge-d6f62658",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[100%_80%]",
  },
  "weight-slip": {
    base: "/assets/img/landscape/weight-slip-14be50e6",
    widths: [200, 320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 1500,
    position: "object-[50%_80%]",
  },
  windowsill: {
    base: "/assets/img/still/windowsill-ad4a0c8a",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "young-palms": {
    base: "/assets/img/landscape/young-palms-0757b2fb",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[70%_50%]",
  },
};
