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
    base: "/assets/img/shop/apple-6a24db7d",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "apple-2": {
    base: "/assets/img/shop/apple-2-fae90269",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "apple-3": {
    base: "/assets/img/shop/apple-3-bffb6183",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_50%]",
  },
  banana: {
    base: "/assets/img/shop/banana-22bdcde0",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "banana-2": {
    base: "/assets/img/shop/banana-2-87932f77",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "banana-3": {
    base: "/assets/img/shop/banana-3-782fa52e",
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
    base: "/assets/img/shop/bell-pepper-7d354e42",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "bell-pepper-2": {
    base: "/assets/img/shop/bell-pepper-2-fa9b780c",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "bell-pepper-3": {
    base: "/assets/img/shop/bell-pepper-3-9baca44c",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_30%]",
  },
  calendar: {
    base: "/assets/img/corporate/calendar-7e6447f8",
    widths: [320, 480, 720, 960, 1280, 1600], fallback: 960, width: 1600, height: 1200,
  },
  carrot: {
    base: "/assets/img/shop/carrot-73c2c207",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "carrot-2": {
    base: "/assets/img/shop/carrot-2-e253c1e4",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "carrot-3": {
    base: "/assets/img/shop/carrot-3-f36befac",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_50%]",
  },
  "cheese-board": {
    base: "/assets/img/still/cheese-board-70ce2e29",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "citrus-board": {
    base: "/assets/img/still/citrus-board-0239a06a",
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
    base: "/assets/img/still/compost-2249a5f4",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  corn: {
    base: "/assets/img/shop/corn-95a8b3ef",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "corn-2": {
    base: "/assets/img/shop/corn-2-4e384a38",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "corn-3": {
    base: "/assets/img/shop/corn-3-6fe851cf",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_60%]",
  },
  "corn-basket": {
    base: "/assets/img/still/corn-basket-f6cff433",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "corn-board": {
    base: "/assets/img/still/corn-board-7d73961c",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "crate-of-apples": {
    base: "/assets/img/still/crate-of-apples-e65734c7",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-bananas": {
    base: "/assets/img/still/crate-of-bananas-4569261c",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-carrots": {
    base: "/assets/img/still/crate-of-carrots-fcda19b7",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-cucumbers": {
    base: "/assets/img/still/crate-of-cucumbers-2c3a4c31",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-eggplants": {
    base: "/assets/img/still/crate-of-eggplants-f0e57c2f",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-lemons": {
    base: "/assets/img/still/crate-of-lemons-5dd4a325",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-mackerel": {
    base: "/assets/img/still/crate-of-mackerel-80e669d9",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-mangoes": {
    base: "/assets/img/still/crate-of-mangoes-01f48b2d",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-onions": {
    base: "/assets/img/still/crate-of-onions-25c8bcb0",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-oranges": {
    base: "/assets/img/still/crate-of-oranges-d1e0c25b",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-papayas": {
    base: "/assets/img/still/crate-of-papayas-0095519f",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-pineapples": {
    base: "/assets/img/still/crate-of-pineapples-b1f48c31",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "crate-of-pumpkins": {
    base: "/assets/img/still/crate-of-pumpkins-75e0b82d",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-sardines": {
    base: "/assets/img/still/crate-of-sardines-eaa78807",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-tilapias": {
    base: "/assets/img/still/crate-of-tilapias-d9082a29",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  "crate-of-tomatoes": {
    base: "/assets/img/still/crate-of-tomatoes-9aabefef",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "crate-of-vegetables": {
    base: "/assets/img/still/crate-of-vegetables-e0e1e74a",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "crate-of-watermelons": {
    base: "/assets/img/still/crate-of-watermelons-3895a85f",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1080,
  },
  crew: {
    base: "/assets/img/landscape/crew-6c730820",
    widths: [320, 480, 720, 960, 1280, 1600, 1920], fallback: 960, width: 1920, height: 1280,
    position: "object-[60%_60%]",
  },
  cucumber: {
    base: "/assets/img/shop/cucumber-1ba1d774",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "cucumber-2": {
    base: "/assets/img/shop/cucumber-2-b714bc13",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "cucumber-3": {
    base: "/assets/img/shop/cucumber-3-c72fa4b9",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_60%]",
  },
  "cut-bunch": {
    base: "/assets/img/corporate/cut-bunch-91f87af6",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  dairy: {
    base: "/assets/img/still/dairy-c5af6593",
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
    base: "/assets/img/shop/eggplant-751c1ae4",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "eggplant-2": {
    base: "/assets/img/shop/eggplant-2-42103843",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "eggplant-3": {
    base: "/assets/img/shop/eggplant-3-5a7235f9",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_70%]",
  },
  "empty-basket": {
    base: "/assets/img/still/empty-basket-2125b3e6",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "empty-bunches": {
    base: "/assets/img/landscape/empty-bunches-8439516d",
    widths: [200, 320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 1500,
    position: "object-[50%_60%]",
  },
  "exotic-fruit": {
    base: "/assets/img/still/exotic-fruit-56d70ecf",
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
    base: "/assets/img/still/fertilizer-3b2c1398",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
    position: "object-[30%_50%]",
  },
  fibre: {
    base: "/assets/img/corporate/fibre-eb8abf20",
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
    base: "/assets/img/still/fish-crate-ba068bc8",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "fish-on-ice": {
    base: "/assets/img/still/fish-on-ice-b6887c2e",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "forest-edge": {
    base: "/assets/img/landscape/forest-edge-823d3376",
    widths: [200, 320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
    position: "object-[50%_60%]",
  },
  "fruit-basket": {
    base: "/assets/img/still/fruit-basket-0f48e008",
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
    base: "/assets/img/corporate/kernel-oil-1516dd8b",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  keys: {
    base: "/assets/img/still/keys-40957ed3",
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
    base: "/assets/img/shop/lemon-69ee3e95",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "lemon-2": {
    base: "/assets/img/shop/lemon-2-ae0e9593",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "lemon-3": {
    base: "/assets/img/shop/lemon-3-8d58b10c",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_70%]",
  },
  letter: {
    base: "/assets/img/corporate/letter-131156c5",
    widths: [320, 480, 720, 960, 1280, 1600], fallback: 960, width: 1600, height: 1200,
  },
  lettuces: {
    base: "/assets/img/landscape/lettuces-5e16bfec",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[60%_80%]",
  },
  mackerel: {
    base: "/assets/img/shop/mackerel-218e817b",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "mackerel-2": {
    base: "/assets/img/shop/mackerel-2-5303aba7",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "mackerel-3": {
    base: "/assets/img/shop/mackerel-3-43420357",
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
    base: "/assets/img/shop/mango-e1099db3",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "mango-2": {
    base: "/assets/img/shop/mango-2-99d80231",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "mango-3": {
    base: "/assets/img/shop/mango-3-41eaa543",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_50%]",
  },
  "market-scale": {
    base: "/assets/img/still/market-scale-93243cbe",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "market-table": {
    base: "/assets/img/still/market-table-fcebc78f",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
    position: "object-[50%_50%]",
  },
  meal: {
    base: "/assets/img/corporate/meal-a58c6f0a",
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
    base: "/assets/img/still/offer-fish-e3735e1b",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "offer-fruit": {
    base: "/assets/img/still/offer-fruit-117c1d0c",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "offer-vegetables": {
    base: "/assets/img/still/offer-vegetables-f3475cc4",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  oil: {
    base: "/assets/img/corporate/oil-3ae7cc7c",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  onion: {
    base: "/assets/img/shop/onion-7de90e32",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "onion-2": {
    base: "/assets/img/shop/onion-2-3aff2697",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "onion-3": {
    base: "/assets/img/shop/onion-3-c49f8738",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_50%]",
  },
  orange: {
    base: "/assets/img/shop/orange-667dea83",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "orange-2": {
    base: "/assets/img/shop/orange-2-02759245",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "orange-3": {
    base: "/assets/img/shop/orange-3-7dee1362",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_60%]",
  },
  "palm-seedlings": {
    base: "/assets/img/landscape/palm-seedlings-f60322d5",
    widths: [320, 480, 720, 960, 1280, 1600], fallback: 960, width: 1600, height: 1200,
    position: "object-[60%_50%]",
  },
  papaya: {
    base: "/assets/img/shop/papaya-e6568352",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "papaya-2": {
    base: "/assets/img/shop/papaya-2-9129735a",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "papaya-3": {
    base: "/assets/img/shop/papaya-3-ae76c374",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_60%]",
  },
  "paper-bag": {
    base: "/assets/img/still/paper-bag-3c49ecc7",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "pepper-basket": {
    base: "/assets/img/still/pepper-basket-d8afda15",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  pineapple: {
    base: "/assets/img/shop/pineapple-c4394539",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "pineapple-2": {
    base: "/assets/img/shop/pineapple-2-27cc8a60",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "pineapple-3": {
    base: "/assets/img/shop/pineapple-3-df499809",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_30%]",
  },
  "press-hall": {
    base: "/assets/img/landscape/press-hall-40b46a29",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[60%_60%]",
  },
  pumpkin: {
    base: "/assets/img/shop/pumpkin-313a9b31",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "pumpkin-2": {
    base: "/assets/img/shop/pumpkin-2-8c03e602",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "pumpkin-3": {
    base: "/assets/img/shop/pumpkin-3-92857f76",
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
    base: "/assets/img/shop/red-snapper-8e97638e",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "red-snapper-2": {
    base: "/assets/img/shop/red-snapper-2-4c270dc5",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "red-snapper-3": {
    base: "/assets/img/shop/red-snapper-3-d62c0c75",
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
    base: "/assets/img/still/root-basket-fc4d0d21",
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
    base: "/assets/img/corporate/safety-c45c8349",
    widths: [320, 480, 720, 960, 1280, 1600], fallback: 960, width: 1600, height: 1200,
  },
  samples: {
    base: "/assets/img/corporate/samples-0e78a8ea",
    widths: [320, 480, 720, 960, 1280, 1600], fallback: 960, width: 1600, height: 1200,
  },
  sardines: {
    base: "/assets/img/shop/sardines-58f40b02",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "sardines-2": {
    base: "/assets/img/shop/sardines-2-808121ba",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "sardines-3": {
    base: "/assets/img/shop/sardines-3-428b7fc8",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_50%]",
  },
  seedlings: {
    base: "/assets/img/still/seedlings-a245f5be",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "shift-sample": {
    base: "/assets/img/work/shift-sample-59bb5d3b",
    widths: [320, 480, 640, 960], fallback: 480, width: 960, height: 1200,
    position: "object-[50%_90%]",
  },
  "soap-and-cookies": {
    base: "/assets/img/corporate/soap-and-cookies-66ea1de6",
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
    base: "/assets/img/still/straw-hat-b2da4a78",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "sunset-track": {
    base: "/assets/img/landscape/sunset-track-5ceb6d3e",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[70%_50%]",
  },
  "table-oil": {
    base: "/assets/img/corporate/table-oil-54aec868",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "tank-lorry": {
    base: "/assets/img/landscape/tank-lorry-5f8e298e",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[70%_60%]",
  },
  tilapia: {
    base: "/assets/img/shop/tilapia-7e5a3d19",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "tilapia-2": {
    base: "/assets/img/shop/tilapia-2-93c98824",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "tilapia-3": {
    base: "/assets/img/shop/tilapia-3-0b8af185",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_50%]",
  },
  "tile-basket": {
    base: "/assets/img/still/tile-basket-0ecbd905",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "tile-crate": {
    base: "/assets/img/still/tile-crate-856e1754",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "tile-fish": {
    base: "/assets/img/still/tile-fish-c5d535f5",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
    position: "object-[80%_50%]",
  },
  "tile-sprout": {
    base: "/assets/img/still/tile-sprout-7eb7bab1",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  tomato: {
    base: "/assets/img/shop/tomato-69f5ac67",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "tomato-2": {
    base: "/assets/img/shop/tomato-2-22ed3906",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "tomato-3": {
    base: "/assets/img/shop/tomato-3-18d0594a",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    position: "object-[50%_60%]",
  },
  track: {
    base: "/assets/img/landscape/track-633e4b28",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
  },
  "twelve-fruits": {
    base: "/assets/img/still/twelve-fruits-4602ba26",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "two-crates": {
    base: "/assets/img/still/two-crates-54642db2",
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
    base: "/assets/img/still/watering-can-96ad13cc",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  watermelon: {
    base: "/assets/img/shop/watermelon-05cf7d02",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
    thumb: 160,
  },
  "watermelon-2": {
    base: "/assets/img/shop/watermelon-2-cde22009",
    widths: [160, 320, 480, 720, 960, 1440], fallback: 720, width: 1440, height: 1440,
  },
  "watermelon-3": {
    base: "/assets/img/shop/watermelon-3-439ad125",
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
    base: "/assets/img/still/windowsill-ddb49d82",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "young-palms": {
    base: "/assets/img/landscape/young-palms-2fae10f0",
    widths: [320, 480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[70%_50%]",
  },
};
