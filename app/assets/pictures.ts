// Made by `npm run images` from content/pictures. Do not edit.
import type { PictureFiles } from "../lib/picture.ts";

/** The files of every picture of the site, by its name in content/pictures/pictures.yaml. */
export const pictureFiles: Readonly<Record<string, PictureFiles>> = {
  aerial: {
    base: "/assets/img/landscape/aerial-96ac2019",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1706,
    position: "object-[58%_62%]",
  },
  apple: {
    base: "/assets/img/shop/apple-cf8b5bf2",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/apple-cf8b5bf2-160.webp",
  },
  "apple-2": {
    base: "/assets/img/shop/apple-2-8cf9fe6c",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "apple-3": {
    base: "/assets/img/shop/apple-3-090be27c",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  banana: {
    base: "/assets/img/shop/banana-39f4c3c4",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/banana-39f4c3c4-160.webp",
  },
  "banana-2": {
    base: "/assets/img/shop/banana-2-a9891cd8",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "banana-3": {
    base: "/assets/img/shop/banana-3-c9951003",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  "beds-by-the-sea": {
    base: "/assets/img/landscape/beds-by-the-sea-f274b7dd",
    widths: [640, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1440,
    position: "object-[75%_50%]",
  },
  "beds-by-the-sea-portrait": {
    base: "/assets/img/landscape/beds-by-the-sea-portrait-428c6dac",
    widths: [390, 600, 720], fallback: 600, width: 720, height: 600,
    position: "object-[50%_50%]",
  },
  "bell-pepper": {
    base: "/assets/img/shop/bell-pepper-3f4c46e7",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/bell-pepper-3f4c46e7-160.webp",
  },
  "bell-pepper-2": {
    base: "/assets/img/shop/bell-pepper-2-da3c1146",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "bell-pepper-3": {
    base: "/assets/img/shop/bell-pepper-3-92d39422",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  calendar: {
    base: "/assets/img/corporate/calendar-29b2aa16",
    widths: [320, 480, 720, 960, 1280, 1600], fallback: 960, width: 1600, height: 1200,
  },
  carrot: {
    base: "/assets/img/shop/carrot-33b68bb6",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/carrot-33b68bb6-160.webp",
  },
  "carrot-2": {
    base: "/assets/img/shop/carrot-2-00f9f291",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "carrot-3": {
    base: "/assets/img/shop/carrot-3-1d0923e5",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  "cheese-board": {
    base: "/assets/img/still/cheese-board-ed969f0e",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "citrus-board": {
    base: "/assets/img/still/citrus-board-64265655",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "client-1": {
    base: "/assets/img/people/client-1-d9c0c8b0",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
    position: "object-[50%_30%]",
  },
  "client-2": {
    base: "/assets/img/people/client-2-a9d1bff9",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
    position: "object-[50%_30%]",
  },
  "client-3": {
    base: "/assets/img/people/client-3-cbb081b2",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
    position: "object-[50%_30%]",
  },
  "client-goods": {
    base: "/assets/img/landscape/client-goods-21fef3d8",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[90%_41%]",
  },
  "client-goods-portrait": {
    base: "/assets/img/landscape/client-goods-portrait-bb4acea6",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 576,
  },
  compost: {
    base: "/assets/img/still/compost-88cf4c6a",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  corn: {
    base: "/assets/img/shop/corn-51e4c54e",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/corn-51e4c54e-160.webp",
  },
  "corn-2": {
    base: "/assets/img/shop/corn-2-1a699b49",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "corn-3": {
    base: "/assets/img/shop/corn-3-2cf36a8a",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  "corn-basket": {
    base: "/assets/img/still/corn-basket-f656c16c",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "corn-board": {
    base: "/assets/img/still/corn-board-09ce5c7e",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "crate-of-apples": {
    base: "/assets/img/still/crate-of-apples-673b98d0",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 720,
  },
  "crate-of-bananas": {
    base: "/assets/img/still/crate-of-bananas-aabd9fc4",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 720,
  },
  "crate-of-carrots": {
    base: "/assets/img/still/crate-of-carrots-9f752d5b",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 720,
  },
  "crate-of-cucumbers": {
    base: "/assets/img/still/crate-of-cucumbers-412ec8ac",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 720,
  },
  "crate-of-eggplants": {
    base: "/assets/img/still/crate-of-eggplants-1f63ceea",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 720,
  },
  "crate-of-lemons": {
    base: "/assets/img/still/crate-of-lemons-f146322a",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 720,
  },
  "crate-of-mackerel": {
    base: "/assets/img/still/crate-of-mackerel-8345832a",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 720,
  },
  "crate-of-mangoes": {
    base: "/assets/img/still/crate-of-mangoes-0b46ea1f",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 720,
  },
  "crate-of-onions": {
    base: "/assets/img/still/crate-of-onions-fe970307",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 720,
  },
  "crate-of-oranges": {
    base: "/assets/img/still/crate-of-oranges-b943e242",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 720,
  },
  "crate-of-papayas": {
    base: "/assets/img/still/crate-of-papayas-9a6dd36d",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 720,
  },
  "crate-of-pineapples": {
    base: "/assets/img/still/crate-of-pineapples-ebd59094",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "crate-of-pumpkins": {
    base: "/assets/img/still/crate-of-pumpkins-3202523c",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 720,
  },
  "crate-of-sardines": {
    base: "/assets/img/still/crate-of-sardines-c4209d19",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 720,
  },
  "crate-of-tilapias": {
    base: "/assets/img/still/crate-of-tilapias-50f1be04",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 720,
  },
  "crate-of-tomatoes": {
    base: "/assets/img/still/crate-of-tomatoes-a8b8499b",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "crate-of-vegetables": {
    base: "/assets/img/still/crate-of-vegetables-ee5bde06",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "crate-of-watermelons": {
    base: "/assets/img/still/crate-of-watermelons-5e5d9e5e",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 720,
  },
  crew: {
    base: "/assets/img/landscape/crew-6c730820",
    widths: [320, 480, 720, 960, 1280, 1600, 1920], fallback: 960, width: 1920, height: 1280,
    position: "object-[64%_55%]",
  },
  cucumber: {
    base: "/assets/img/shop/cucumber-47ad1457",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/cucumber-47ad1457-160.webp",
  },
  "cucumber-2": {
    base: "/assets/img/shop/cucumber-2-bad4ceab",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "cucumber-3": {
    base: "/assets/img/shop/cucumber-3-2133ed11",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  "cut-bunch": {
    base: "/assets/img/corporate/cut-bunch-0bf4eebc",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  dairy: {
    base: "/assets/img/still/dairy-817412c4",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
    position: "object-[36%_50%]",
  },
  dawn: {
    base: "/assets/img/landscape/dawn-8efdbb1f",
    widths: [640, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1440,
    position: "object-[35%_50%]",
  },
  "dawn-portrait": {
    base: "/assets/img/landscape/dawn-portrait-3ec21585",
    widths: [390, 600, 800], fallback: 600, width: 800, height: 880,
  },
  eggplant: {
    base: "/assets/img/shop/eggplant-7d7af827",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/eggplant-7d7af827-160.webp",
  },
  "eggplant-2": {
    base: "/assets/img/shop/eggplant-2-23531fa6",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "eggplant-3": {
    base: "/assets/img/shop/eggplant-3-8a981969",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  "empty-basket": {
    base: "/assets/img/still/empty-basket-17b5f2ee",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "empty-bunches": {
    base: "/assets/img/landscape/empty-bunches-8439516d",
    widths: [200, 320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 1500,
    position: "object-[50%_60%]",
  },
  "exotic-fruit": {
    base: "/assets/img/still/exotic-fruit-7f105638",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "farmer-1": {
    base: "/assets/img/people/farmer-1-61ff5342",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
    position: "object-[50%_30%]",
  },
  "farmer-2": {
    base: "/assets/img/people/farmer-2-8f7d3630",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
    position: "object-[50%_30%]",
  },
  "farmer-3": {
    base: "/assets/img/people/farmer-3-299f55f2",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
    position: "object-[50%_30%]",
  },
  "farmer-4": {
    base: "/assets/img/people/farmer-4-c3d6dda1",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
    position: "object-[50%_30%]",
  },
  "farmer-5": {
    base: "/assets/img/people/farmer-5-4efa094a",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
    position: "object-[50%_30%]",
  },
  "farmer-6": {
    base: "/assets/img/people/farmer-6-7bbc23dc",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
    position: "object-[50%_30%]",
  },
  fertilizer: {
    base: "/assets/img/still/fertilizer-08d17f0f",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
    position: "object-[25%_50%]",
  },
  fibre: {
    base: "/assets/img/corporate/fibre-7719fb4e",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "field-visit": {
    base: "/assets/img/landscape/field-visit-5eb8ee35",
    widths: [480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1706,
    position: "object-[55%_55%]",
  },
  "field-visit-portrait": {
    base: "/assets/img/landscape/field-visit-portrait-2a111a42",
    widths: [320, 390, 600, 800, 1200], fallback: 600, width: 1200, height: 1200,
    position: "object-[50%_50%]",
  },
  "fish-crate": {
    base: "/assets/img/still/fish-crate-2e32654d",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "fish-on-ice": {
    base: "/assets/img/still/fish-on-ice-320e61b0",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "forest-edge": {
    base: "/assets/img/landscape/forest-edge-823d3376",
    widths: [200, 320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
    position: "object-[52%_55%]",
  },
  "fruit-basket": {
    base: "/assets/img/still/fruit-basket-7cc225a6",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
    position: "object-[42%_50%]",
  },
  gate: {
    base: "/assets/img/landscape/gate-f9d84d8b",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[60%_32%]",
  },
  greenhouse: {
    base: "/assets/img/landscape/greenhouse-852d68c2",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[70%_60%]",
  },
  "greenhouse-portrait": {
    base: "/assets/img/landscape/greenhouse-portrait-1f2a6a2f",
    widths: [320, 480, 640], fallback: 480, width: 640, height: 800,
    position: "object-[50%_60%]",
  },
  harvest: {
    base: "/assets/img/landscape/harvest-c0efde7f",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
  },
  "hero-fruit": {
    base: "/assets/img/hero/fruit-708b5674",
    widths: [480, 640, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1440,
    position: "object-[75%_42%]",
  },
  "hero-fruit-portrait": {
    base: "/assets/img/hero/fruit-portrait-0ba99448",
    widths: [390, 600], fallback: 600, width: 600, height: 660,
    position: "object-[56%_38%]",
  },
  "hero-sunrise": {
    base: "/assets/img/hero/sunrise-d199e6b3",
    widths: [480, 640, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1440,
    position: "object-[68%_40%]",
  },
  "hero-sunrise-portrait": {
    base: "/assets/img/hero/sunrise-portrait-4a74874c",
    widths: [390, 600, 720], fallback: 600, width: 720, height: 600,
    position: "object-[50%_30%]",
  },
  "hero-water": {
    base: "/assets/img/hero/water-bd3b5581",
    widths: [480, 640, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1440,
    position: "object-[85%_60%]",
  },
  "hero-water-portrait": {
    base: "/assets/img/hero/water-portrait-a913f6a5",
    widths: [390, 600], fallback: 600, width: 600, height: 600,
    position: "object-[60%_50%]",
  },
  hills: {
    base: "/assets/img/landscape/hills-beaf94ea",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[70%_45%]",
  },
  horizon: {
    base: "/assets/img/landscape/horizon-a12f61fb",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[72%_30%]",
  },
  "ice-house": {
    base: "/assets/img/landscape/ice-house-95a565c5",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1067,
    position: "object-[80%_50%]",
  },
  "kernel-oil": {
    base: "/assets/img/corporate/kernel-oil-98ead829",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  keys: {
    base: "/assets/img/still/keys-63130f0c",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  laboratory: {
    base: "/assets/img/work/laboratory-3f3a8878",
    widths: [320, 480, 640, 960], fallback: 480, width: 960, height: 1200,
    position: "object-[50%_56%]",
  },
  ledger: {
    base: "/assets/img/landscape/ledger-4c0424b2",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[84%_54%]",
  },
  "ledger-portrait": {
    base: "/assets/img/landscape/ledger-portrait-29626222",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 576,
  },
  lemon: {
    base: "/assets/img/shop/lemon-ed6ed8ba",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/lemon-ed6ed8ba-160.webp",
  },
  "lemon-2": {
    base: "/assets/img/shop/lemon-2-db6457c2",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "lemon-3": {
    base: "/assets/img/shop/lemon-3-b2d3e0b4",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  letter: {
    base: "/assets/img/corporate/letter-6bc76395",
    widths: [320, 480, 720, 960, 1280], fallback: 720, width: 1280, height: 960,
  },
  lettuces: {
    base: "/assets/img/landscape/lettuces-5e16bfec",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[62%_75%]",
  },
  mackerel: {
    base: "/assets/img/shop/mackerel-d83712ec",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/mackerel-d83712ec-160.webp",
  },
  "mackerel-2": {
    base: "/assets/img/shop/mackerel-2-ee3d2442",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "mackerel-3": {
    base: "/assets/img/shop/mackerel-3-4216a52e",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  maize: {
    base: "/assets/img/landscape/maize-5fd2d6e1",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1706,
    position: "object-[10%_60%]",
  },
  "maize-portrait": {
    base: "/assets/img/landscape/maize-portrait-165be64e",
    widths: [390, 600], fallback: 600, width: 600, height: 600,
    position: "object-[50%_85%]",
  },
  mango: {
    base: "/assets/img/shop/mango-b5f14ea9",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/mango-b5f14ea9-160.webp",
  },
  "mango-2": {
    base: "/assets/img/shop/mango-2-cd69c83b",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "mango-3": {
    base: "/assets/img/shop/mango-3-e450a7ab",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  "market-scale": {
    base: "/assets/img/still/market-scale-7e4095a7",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "market-table": {
    base: "/assets/img/still/market-table-fcebc78f",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
    position: "object-[50%_96%]",
  },
  meal: {
    base: "/assets/img/corporate/meal-2b1aa4a0",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  mill: {
    base: "/assets/img/landscape/mill-d61408a0",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[70%_40%]",
  },
  "mill-portrait": {
    base: "/assets/img/landscape/mill-portrait-f39d0e72",
    widths: [320, 480, 720, 960, 1280], fallback: 720, width: 1280, height: 1600,
    position: "object-[50%_50%]",
  },
  mulch: {
    base: "/assets/img/landscape/mulch-3da7ed90",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[68%_65%]",
  },
  "night-press": {
    base: "/assets/img/landscape/night-press-81cd14c7",
    widths: [480, 720, 960, 1280, 1600], fallback: 960, width: 1600, height: 1066,
    position: "object-[62%_60%]",
  },
  "night-shift": {
    base: "/assets/img/landscape/night-shift-90918ac4",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1706,
    position: "object-[48%_64%]",
  },
  "notice-board": {
    base: "/assets/img/landscape/notice-board-c42dda17",
    widths: [200, 320, 480, 720, 960, 1280], fallback: 720, width: 1280, height: 1600,
    position: "object-[88%_70%]",
  },
  nursery: {
    base: "/assets/img/landscape/nursery-39bea546",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[44%_50%]",
  },
  "nursery-above": {
    base: "/assets/img/landscape/nursery-above-848ec0cb",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1706,
    position: "object-[60%_70%]",
  },
  "offer-fish": {
    base: "/assets/img/still/offer-fish-66dcce78",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "offer-fruit": {
    base: "/assets/img/still/offer-fruit-598a3a31",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "offer-vegetables": {
    base: "/assets/img/still/offer-vegetables-14089b3d",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  oil: {
    base: "/assets/img/corporate/oil-534cd818",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  onion: {
    base: "/assets/img/shop/onion-d8f3e5e0",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/onion-d8f3e5e0-160.webp",
  },
  "onion-2": {
    base: "/assets/img/shop/onion-2-c7ce01e1",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "onion-3": {
    base: "/assets/img/shop/onion-3-a7360d5b",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  orange: {
    base: "/assets/img/shop/orange-d62d0153",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/orange-d62d0153-160.webp",
  },
  "orange-2": {
    base: "/assets/img/shop/orange-2-6b140d7b",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "orange-3": {
    base: "/assets/img/shop/orange-3-3b4b96ae",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  "palm-seedlings": {
    base: "/assets/img/landscape/palm-seedlings-f60322d5",
    widths: [320, 480, 720, 960, 1280, 1600], fallback: 960, width: 1600, height: 1200,
    position: "object-[64%_50%]",
  },
  papaya: {
    base: "/assets/img/shop/papaya-89f50faf",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/papaya-89f50faf-160.webp",
  },
  "papaya-2": {
    base: "/assets/img/shop/papaya-2-b4cd2f2c",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "papaya-3": {
    base: "/assets/img/shop/papaya-3-c949f753",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  "paper-bag": {
    base: "/assets/img/still/paper-bag-80d2eb4c",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "pepper-basket": {
    base: "/assets/img/still/pepper-basket-87d6a8db",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  pineapple: {
    base: "/assets/img/shop/pineapple-d0a96253",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/pineapple-d0a96253-160.webp",
  },
  "pineapple-2": {
    base: "/assets/img/shop/pineapple-2-85e81ec3",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "pineapple-3": {
    base: "/assets/img/shop/pineapple-3-46796c29",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  "press-hall": {
    base: "/assets/img/landscape/press-hall-40b46a29",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[62%_60%]",
  },
  pumpkin: {
    base: "/assets/img/shop/pumpkin-4d060290",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/pumpkin-4d060290-160.webp",
  },
  "pumpkin-2": {
    base: "/assets/img/shop/pumpkin-2-7d8ca0de",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "pumpkin-3": {
    base: "/assets/img/shop/pumpkin-3-a6d920b7",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  "rainy-haul": {
    base: "/assets/img/landscape/rainy-haul-ac8af3cd",
    widths: [320, 480, 720, 960, 1280], fallback: 720, width: 1280, height: 1600,
    position: "object-[56%_54%]",
  },
  "rainy-track": {
    base: "/assets/img/landscape/rainy-track-4473f56b",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[50%_70%]",
  },
  "red-snapper": {
    base: "/assets/img/shop/red-snapper-decd8ec9",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/red-snapper-decd8ec9-160.webp",
  },
  "red-snapper-2": {
    base: "/assets/img/shop/red-snapper-2-8b395d60",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "red-snapper-3": {
    base: "/assets/img/shop/red-snapper-3-7ad6298a",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  river: {
    base: "/assets/img/landscape/river-825242b2",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[70%_60%]",
  },
  riverbank: {
    base: "/assets/img/landscape/riverbank-3248259c",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[60%_60%]",
  },
  "root-basket": {
    base: "/assets/img/still/root-basket-74b31a79",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  rules: {
    base: "/assets/img/landscape/rules-ed981261",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[84%_46%]",
  },
  "rules-portrait": {
    base: "/assets/img/landscape/rules-portrait-35ebccb0",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 576,
  },
  safety: {
    base: "/assets/img/corporate/safety-a7767a8c",
    widths: [320, 480, 720, 960, 1280, 1600], fallback: 960, width: 1600, height: 1200,
  },
  samples: {
    base: "/assets/img/corporate/samples-5551bde5",
    widths: [320, 480, 720, 960, 1280, 1600], fallback: 960, width: 1600, height: 1200,
  },
  sardines: {
    base: "/assets/img/shop/sardines-593d405e",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/sardines-593d405e-160.webp",
  },
  "sardines-2": {
    base: "/assets/img/shop/sardines-2-d8794c70",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "sardines-3": {
    base: "/assets/img/shop/sardines-3-a55ecd9e",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  seedlings: {
    base: "/assets/img/still/seedlings-afddc21f",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "shift-sample": {
    base: "/assets/img/work/shift-sample-59bb5d3b",
    widths: [320, 480, 640, 960], fallback: 480, width: 960, height: 1200,
    position: "object-[50%_86%]",
  },
  "soap-and-cookies": {
    base: "/assets/img/corporate/soap-and-cookies-ed454a18",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  steam: {
    base: "/assets/img/landscape/steam-fad27904",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[55%_55%]",
  },
  sterilizer: {
    base: "/assets/img/landscape/sterilizer-65c774b9",
    widths: [200, 320, 480, 720, 960, 1280, 1600, 1920, 2400], fallback: 1280, width: 2400, height: 1200,
    position: "object-[50%_60%]",
  },
  "straw-hat": {
    base: "/assets/img/still/straw-hat-a29ef1f5",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "sunset-track": {
    base: "/assets/img/landscape/sunset-track-5ceb6d3e",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[65%_50%]",
  },
  "table-oil": {
    base: "/assets/img/corporate/table-oil-97be33f9",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "tank-lorry": {
    base: "/assets/img/landscape/tank-lorry-5f8e298e",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[72%_55%]",
  },
  tilapia: {
    base: "/assets/img/shop/tilapia-274cc0b0",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/tilapia-274cc0b0-160.webp",
  },
  "tilapia-2": {
    base: "/assets/img/shop/tilapia-2-6abbf6c1",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "tilapia-3": {
    base: "/assets/img/shop/tilapia-3-5fe34eb0",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  "tile-basket": {
    base: "/assets/img/still/tile-basket-9223fa7a",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "tile-crate": {
    base: "/assets/img/still/tile-crate-e333993a",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "tile-fish": {
    base: "/assets/img/still/tile-fish-0f05715b",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
    position: "object-[82%_50%]",
  },
  "tile-sprout": {
    base: "/assets/img/still/tile-sprout-54005f48",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  tomato: {
    base: "/assets/img/shop/tomato-de7e0865",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/tomato-de7e0865-160.webp",
  },
  "tomato-2": {
    base: "/assets/img/shop/tomato-2-1b2b9358",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "tomato-3": {
    base: "/assets/img/shop/tomato-3-dcc1bcca",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  track: {
    base: "/assets/img/landscape/track-633e4b28",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
  },
  "twelve-fruits": {
    base: "/assets/img/still/twelve-fruits-3fd16887",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "two-crates": {
    base: "/assets/img/still/two-crates-4fe2b2a1",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "walk-the-beds": {
    base: "/assets/img/landscape/walk-the-beds-221e3356",
    widths: [640, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1440,
    position: "object-[35%_62%]",
  },
  "walk-the-beds-portrait": {
    base: "/assets/img/landscape/walk-the-beds-portrait-507d7a8e",
    widths: [390, 600, 800], fallback: 600, width: 800, height: 880,
  },
  "watering-can": {
    base: "/assets/img/still/watering-can-379eb1ff",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  watermelon: {
    base: "/assets/img/shop/watermelon-28a1ff98",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/watermelon-28a1ff98-160.webp",
  },
  "watermelon-2": {
    base: "/assets/img/shop/watermelon-2-ac42c172",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "watermelon-3": {
    base: "/assets/img/shop/watermelon-3-6c98ce7f",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  weighbridge: {
    base: "/assets/img/landscape/weighbridge-85eb475d",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[100%_78%]",
  },
  "weight-slip": {
    base: "/assets/img/landscape/weight-slip-47315b13",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 1500,
    position: "object-[50%_80%]",
  },
  windowsill: {
    base: "/assets/img/still/windowsill-eb469281",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "young-palms": {
    base: "/assets/img/landscape/young-palms-2fae10f0",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[72%_52%]",
  },
};
