// Made by `npm run images` from content/pictures. Do not edit.
import type { PictureFiles } from "../lib/picture.ts";

/** The files of every picture of the site, by its name in content/pictures/pictures.yaml. */
export const pictureFiles: Readonly<Record<string, PictureFiles>> = {
  aerial: {
    base: "/assets/img/landscape/aerial-96ac2019",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1706,
    position: "object-[60%_60%]",
  },
  apple: {
    base: "/assets/img/shop/apple-ed8d39d3",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "apple-2": {
    base: "/assets/img/shop/apple-2-ef91056d",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "apple-3": {
    base: "/assets/img/shop/apple-3-f00bf1ff",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_50%]",
  },
  banana: {
    base: "/assets/img/shop/banana-798e65c4",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "banana-2": {
    base: "/assets/img/shop/banana-2-50a9d91b",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "banana-3": {
    base: "/assets/img/shop/banana-3-d673ab36",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_30%]",
  },
  "beds-by-the-sea": {
    base: "/assets/img/landscape/beds-by-the-sea-f274b7dd",
    widths: [640, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1440,
    position: "object-[80%_50%]",
  },
  "beds-by-the-sea-portrait": {
    base: "/assets/img/landscape/beds-by-the-sea-portrait-428c6dac",
    widths: [390, 600, 720], fallback: 600, width: 720, height: 600,
    position: "object-[50%_50%]",
  },
  "bell-pepper": {
    base: "/assets/img/shop/bell-pepper-a9c6f1ac",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "bell-pepper-2": {
    base: "/assets/img/shop/bell-pepper-2-62ee8dfc",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "bell-pepper-3": {
    base: "/assets/img/shop/bell-pepper-3-37fca5aa",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_30%]",
  },
  calendar: {
    base: "/assets/img/corporate/calendar-29b2aa16",
    widths: [320, 480, 720, 960, 1280, 1600], fallback: 960, width: 1600, height: 1200,
  },
  carrot: {
    base: "/assets/img/shop/carrot-18c59082",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "carrot-2": {
    base: "/assets/img/shop/carrot-2-b0d580a0",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "carrot-3": {
    base: "/assets/img/shop/carrot-3-43a25514",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_50%]",
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
    position: "object-[90%_40%]",
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
    base: "/assets/img/shop/corn-3b39c0d9",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "corn-2": {
    base: "/assets/img/shop/corn-2-720f87fa",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "corn-3": {
    base: "/assets/img/shop/corn-3-35be0807",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_60%]",
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
    base: "/assets/img/still/crate-of-apples-e8d74054",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-bananas": {
    base: "/assets/img/still/crate-of-bananas-27dbacb5",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-carrots": {
    base: "/assets/img/still/crate-of-carrots-32a4dcfa",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-cucumbers": {
    base: "/assets/img/still/crate-of-cucumbers-53fd200d",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-eggplants": {
    base: "/assets/img/still/crate-of-eggplants-676c2e31",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-lemons": {
    base: "/assets/img/still/crate-of-lemons-f2a229bf",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-mackerel": {
    base: "/assets/img/still/crate-of-mackerel-19b7bf80",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-mangoes": {
    base: "/assets/img/still/crate-of-mangoes-5289a18c",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-onions": {
    base: "/assets/img/still/crate-of-onions-ec6d88cb",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-oranges": {
    base: "/assets/img/still/crate-of-oranges-1a742508",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-papayas": {
    base: "/assets/img/still/crate-of-papayas-2efd4e50",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-pineapples": {
    base: "/assets/img/still/crate-of-pineapples-ebd59094",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "crate-of-pumpkins": {
    base: "/assets/img/still/crate-of-pumpkins-2d194fda",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-sardines": {
    base: "/assets/img/still/crate-of-sardines-664a5ea1",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-tilapias": {
    base: "/assets/img/still/crate-of-tilapias-79eb5079",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
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
    base: "/assets/img/still/crate-of-watermelons-a4cafb28",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  crew: {
    base: "/assets/img/landscape/crew-6c730820",
    widths: [320, 480, 720, 960, 1280, 1600, 1920], fallback: 960, width: 1920, height: 1280,
    position: "object-[60%_60%]",
  },
  cucumber: {
    base: "/assets/img/shop/cucumber-b6ee824b",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "cucumber-2": {
    base: "/assets/img/shop/cucumber-2-a99ef8f3",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "cucumber-3": {
    base: "/assets/img/shop/cucumber-3-26c8dee3",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_60%]",
  },
  "cut-bunch": {
    base: "/assets/img/corporate/cut-bunch-0bf4eebc",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  dairy: {
    base: "/assets/img/still/dairy-817412c4",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
    position: "object-[40%_50%]",
  },
  dawn: {
    base: "/assets/img/landscape/dawn-8efdbb1f",
    widths: [640, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1440,
    position: "object-[40%_50%]",
  },
  "dawn-portrait": {
    base: "/assets/img/landscape/dawn-portrait-3ec21585",
    widths: [390, 600, 800], fallback: 600, width: 800, height: 880,
  },
  eggplant: {
    base: "/assets/img/shop/eggplant-365c7261",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "eggplant-2": {
    base: "/assets/img/shop/eggplant-2-c9a6d428",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "eggplant-3": {
    base: "/assets/img/shop/eggplant-3-50060380",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_70%]",
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
    base: "/assets/img/people/farmer-1-2939659c",
    widths: [160, 320, 480, 720, 1280], fallback: 720, width: 1280, height: 1280,
    position: "object-[50%_30%]",
  },
  "farmer-2": {
    base: "/assets/img/people/farmer-2-eb29aefb",
    widths: [160, 320, 480, 720, 1280], fallback: 720, width: 1280, height: 1280,
    position: "object-[50%_30%]",
  },
  "farmer-3": {
    base: "/assets/img/people/farmer-3-390e1e93",
    widths: [160, 320, 480, 720, 1280], fallback: 720, width: 1280, height: 1280,
    position: "object-[50%_30%]",
  },
  "farmer-4": {
    base: "/assets/img/people/farmer-4-5abb0481",
    widths: [160, 320, 480, 720, 1280], fallback: 720, width: 1280, height: 1280,
    position: "object-[50%_30%]",
  },
  "farmer-5": {
    base: "/assets/img/people/farmer-5-27e361bb",
    widths: [160, 320, 480, 720, 1280], fallback: 720, width: 1280, height: 1280,
    position: "object-[50%_30%]",
  },
  "farmer-6": {
    base: "/assets/img/people/farmer-6-edc29249",
    widths: [160, 320, 480, 720, 1280], fallback: 720, width: 1280, height: 1280,
    position: "object-[50%_30%]",
  },
  fertilizer: {
    base: "/assets/img/still/fertilizer-08d17f0f",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
    position: "object-[30%_50%]",
  },
  fibre: {
    base: "/assets/img/corporate/fibre-7719fb4e",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "field-visit": {
    base: "/assets/img/landscape/field-visit-5eb8ee35",
    widths: [480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1706,
    position: "object-[60%_60%]",
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
    position: "object-[50%_60%]",
  },
  "fruit-basket": {
    base: "/assets/img/still/fruit-basket-7cc225a6",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
    position: "object-[40%_50%]",
  },
  gate: {
    base: "/assets/img/landscape/gate-f9d84d8b",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[60%_30%]",
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
    position: "object-[80%_40%]",
  },
  "hero-fruit-portrait": {
    base: "/assets/img/hero/fruit-portrait-0ba99448",
    widths: [390, 600], fallback: 600, width: 600, height: 660,
    position: "object-[60%_40%]",
  },
  "hero-sunrise": {
    base: "/assets/img/hero/sunrise-d199e6b3",
    widths: [480, 640, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1440,
    position: "object-[70%_40%]",
  },
  "hero-sunrise-portrait": {
    base: "/assets/img/hero/sunrise-portrait-4a74874c",
    widths: [390, 600, 720], fallback: 600, width: 720, height: 600,
    position: "object-[50%_30%]",
  },
  "hero-water": {
    base: "/assets/img/hero/water-bd3b5581",
    widths: [480, 640, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1440,
    position: "object-[90%_60%]",
  },
  "hero-water-portrait": {
    base: "/assets/img/hero/water-portrait-a913f6a5",
    widths: [390, 600], fallback: 600, width: 600, height: 600,
    position: "object-[60%_50%]",
  },
  hills: {
    base: "/assets/img/landscape/hills-beaf94ea",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[70%_50%]",
  },
  horizon: {
    base: "/assets/img/landscape/horizon-a12f61fb",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[70%_30%]",
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
    position: "object-[50%_60%]",
  },
  ledger: {
    base: "/assets/img/landscape/ledger-4c0424b2",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[80%_50%]",
  },
  "ledger-portrait": {
    base: "/assets/img/landscape/ledger-portrait-29626222",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 576,
  },
  lemon: {
    base: "/assets/img/shop/lemon-75bed6ba",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "lemon-2": {
    base: "/assets/img/shop/lemon-2-1ae360d8",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "lemon-3": {
    base: "/assets/img/shop/lemon-3-a908a351",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_70%]",
  },
  letter: {
    base: "/assets/img/corporate/letter-ddac3583",
    widths: [320, 480, 720, 960, 1280, 1600], fallback: 960, width: 1600, height: 1200,
  },
  lettuces: {
    base: "/assets/img/landscape/lettuces-5e16bfec",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[60%_80%]",
  },
  mackerel: {
    base: "/assets/img/shop/mackerel-561671f1",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "mackerel-2": {
    base: "/assets/img/shop/mackerel-2-ac3500f7",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "mackerel-3": {
    base: "/assets/img/shop/mackerel-3-5c2d94cb",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_50%]",
  },
  maize: {
    base: "/assets/img/landscape/maize-5fd2d6e1",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1706,
    position: "object-[10%_60%]",
  },
  "maize-portrait": {
    base: "/assets/img/landscape/maize-portrait-165be64e",
    widths: [390, 600], fallback: 600, width: 600, height: 600,
    position: "object-[50%_90%]",
  },
  mango: {
    base: "/assets/img/shop/mango-95c13bc8",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "mango-2": {
    base: "/assets/img/shop/mango-2-9e313520",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "mango-3": {
    base: "/assets/img/shop/mango-3-4cdee529",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_50%]",
  },
  "market-scale": {
    base: "/assets/img/still/market-scale-7e4095a7",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "market-table": {
    base: "/assets/img/still/market-table-fcebc78f",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
    position: "object-[50%_50%]",
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
    position: "object-[70%_70%]",
  },
  "night-press": {
    base: "/assets/img/landscape/night-press-81cd14c7",
    widths: [480, 720, 960, 1280, 1600], fallback: 960, width: 1600, height: 1066,
    position: "object-[60%_60%]",
  },
  "night-shift": {
    base: "/assets/img/landscape/night-shift-90918ac4",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1706,
    position: "object-[50%_60%]",
  },
  "notice-board": {
    base: "/assets/img/landscape/notice-board-c42dda17",
    widths: [200, 320, 480, 720, 960, 1280], fallback: 720, width: 1280, height: 1600,
    position: "object-[90%_70%]",
  },
  nursery: {
    base: "/assets/img/landscape/nursery-39bea546",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[40%_50%]",
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
    base: "/assets/img/shop/onion-759f5019",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "onion-2": {
    base: "/assets/img/shop/onion-2-8408d4c7",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "onion-3": {
    base: "/assets/img/shop/onion-3-6228ffbc",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_50%]",
  },
  orange: {
    base: "/assets/img/shop/orange-58a43f1a",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "orange-2": {
    base: "/assets/img/shop/orange-2-47e47364",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "orange-3": {
    base: "/assets/img/shop/orange-3-40dafd3e",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_60%]",
  },
  "palm-seedlings": {
    base: "/assets/img/landscape/palm-seedlings-f60322d5",
    widths: [320, 480, 720, 960, 1280, 1600], fallback: 960, width: 1600, height: 1200,
    position: "object-[60%_50%]",
  },
  papaya: {
    base: "/assets/img/shop/papaya-e8a81dbb",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "papaya-2": {
    base: "/assets/img/shop/papaya-2-3c4098f0",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "papaya-3": {
    base: "/assets/img/shop/papaya-3-2be62c5e",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_60%]",
  },
  "paper-bag": {
    base: "/assets/img/still/paper-bag-adc6acc5",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "pepper-basket": {
    base: "/assets/img/still/pepper-basket-87d6a8db",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  pineapple: {
    base: "/assets/img/shop/pineapple-7a492562",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "pineapple-2": {
    base: "/assets/img/shop/pineapple-2-71dfc351",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "pineapple-3": {
    base: "/assets/img/shop/pineapple-3-4321d40a",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_30%]",
  },
  "press-hall": {
    base: "/assets/img/landscape/press-hall-40b46a29",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[60%_60%]",
  },
  pumpkin: {
    base: "/assets/img/shop/pumpkin-1cbd7a84",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "pumpkin-2": {
    base: "/assets/img/shop/pumpkin-2-da4777e6",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "pumpkin-3": {
    base: "/assets/img/shop/pumpkin-3-6ac544ca",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_30%]",
  },
  "rainy-haul": {
    base: "/assets/img/landscape/rainy-haul-ac8af3cd",
    widths: [320, 480, 720, 960, 1280], fallback: 720, width: 1280, height: 1600,
    position: "object-[60%_50%]",
  },
  "rainy-track": {
    base: "/assets/img/landscape/rainy-track-4473f56b",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[50%_70%]",
  },
  "red-snapper": {
    base: "/assets/img/shop/red-snapper-9545de51",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "red-snapper-2": {
    base: "/assets/img/shop/red-snapper-2-333a99f1",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "red-snapper-3": {
    base: "/assets/img/shop/red-snapper-3-e94b0fcc",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_80%]",
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
    position: "object-[80%_50%]",
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
    base: "/assets/img/shop/sardines-03d882d8",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "sardines-2": {
    base: "/assets/img/shop/sardines-2-7e6a87a3",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "sardines-3": {
    base: "/assets/img/shop/sardines-3-46d34599",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_50%]",
  },
  seedlings: {
    base: "/assets/img/still/seedlings-afddc21f",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "shift-sample": {
    base: "/assets/img/work/shift-sample-59bb5d3b",
    widths: [320, 480, 640, 960], fallback: 480, width: 960, height: 1200,
    position: "object-[50%_90%]",
  },
  "soap-and-cookies": {
    base: "/assets/img/corporate/soap-and-cookies-ed454a18",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  steam: {
    base: "/assets/img/landscape/steam-fad27904",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[60%_60%]",
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
    position: "object-[70%_50%]",
  },
  "table-oil": {
    base: "/assets/img/corporate/table-oil-97be33f9",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "tank-lorry": {
    base: "/assets/img/landscape/tank-lorry-5f8e298e",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[70%_60%]",
  },
  tilapia: {
    base: "/assets/img/shop/tilapia-0915464a",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "tilapia-2": {
    base: "/assets/img/shop/tilapia-2-db5911df",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "tilapia-3": {
    base: "/assets/img/shop/tilapia-3-26858c6d",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_50%]",
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
    position: "object-[80%_50%]",
  },
  "tile-sprout": {
    base: "/assets/img/still/tile-sprout-54005f48",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  tomato: {
    base: "/assets/img/shop/tomato-0075d7cf",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "tomato-2": {
    base: "/assets/img/shop/tomato-2-79a05d21",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "tomato-3": {
    base: "/assets/img/shop/tomato-3-d849aed0",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_60%]",
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
    position: "object-[40%_60%]",
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
    base: "/assets/img/shop/watermelon-b5203aa5",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "watermelon-2": {
    base: "/assets/img/shop/watermelon-2-ee5992e9",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "watermelon-3": {
    base: "/assets/img/shop/watermelon-3-48efe05a",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_80%]",
  },
  weighbridge: {
    base: "/assets/img/landscape/weighbridge-85eb475d",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[100%_80%]",
  },
  "weight-slip": {
    base: "/assets/img/landscape/weight-slip-21204fe5",
    widths: [200, 320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 1500,
    position: "object-[50%_80%]",
  },
  windowsill: {
    base: "/assets/img/still/windowsill-eb469281",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "young-palms": {
    base: "/assets/img/landscape/young-palms-2fae10f0",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[70%_50%]",
  },
};
