// Made by `npm run images` from content/pictures. Do not edit.
import type { PictureFiles } from "../lib/picture.ts";

/** The files of every picture of the site, by its name in content/pictures/pictures.yaml. */
export const pictureFiles: Readonly<Record<string, PictureFiles>> = {
  aerial: {
    base: "/assets/img/landscape/aerial-62a4d690",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[55%_55%]",
  },
  apple: {
    base: "/assets/img/shop/apple-3a5984c1",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/apple-3a5984c1-160.webp",
  },
  "apple-2": {
    base: "/assets/img/shop/apple-2-a774aacf",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "apple-3": {
    base: "/assets/img/shop/apple-3-98a6752d",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  banana: {
    base: "/assets/img/shop/banana-e4ea096a",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/banana-e4ea096a-160.webp",
  },
  "banana-2": {
    base: "/assets/img/shop/banana-2-c6b96889",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "banana-3": {
    base: "/assets/img/shop/banana-3-a2e5150e",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  "beds-by-the-sea": {
    base: "/assets/img/landscape/beds-by-the-sea-0509c579",
    widths: [640, 960, 1280, 1600, 1920], fallback: 960, width: 1920, height: 1080,
    position: "object-[75%_50%]",
  },
  "beds-by-the-sea-portrait": {
    base: "/assets/img/landscape/beds-by-the-sea-portrait-de32661b",
    widths: [390, 600, 800], fallback: 600, width: 800, height: 800,
  },
  "bell-pepper": {
    base: "/assets/img/shop/bell-pepper-0135bb19",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/bell-pepper-0135bb19-160.webp",
  },
  "bell-pepper-2": {
    base: "/assets/img/shop/bell-pepper-2-d96bf7e8",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "bell-pepper-3": {
    base: "/assets/img/shop/bell-pepper-3-48bf9751",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  bunch: {
    base: "/assets/img/corporate/bunch-672504ff",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  calendar: {
    base: "/assets/img/corporate/calendar-8e7b27c4",
    widths: [320, 480, 720, 960, 1280, 1600], fallback: 960, width: 1600, height: 1200,
  },
  carrot: {
    base: "/assets/img/shop/carrot-e1a9c042",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/carrot-e1a9c042-160.webp",
  },
  "carrot-2": {
    base: "/assets/img/shop/carrot-2-47c3440b",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "carrot-3": {
    base: "/assets/img/shop/carrot-3-bcfa71bb",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  "cheese-board": {
    base: "/assets/img/still/cheese-board-2b9cbb6e",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "citrus-board": {
    base: "/assets/img/still/citrus-board-5bd9af20",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "client-1": {
    base: "/assets/img/people/client-1-db030cbf",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
    position: "object-[50%_30%]",
  },
  "client-2": {
    base: "/assets/img/people/client-2-3757bf78",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
    position: "object-[50%_30%]",
  },
  "client-3": {
    base: "/assets/img/people/client-3-6a659275",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
    position: "object-[50%_30%]",
  },
  compost: {
    base: "/assets/img/still/compost-1679f334",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  corn: {
    base: "/assets/img/shop/corn-e980c7fd",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/corn-e980c7fd-160.webp",
  },
  "corn-2": {
    base: "/assets/img/shop/corn-2-ef1022e0",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "corn-3": {
    base: "/assets/img/shop/corn-3-b9954c83",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  "corn-basket": {
    base: "/assets/img/still/corn-basket-a1ba4f3c",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "corn-board": {
    base: "/assets/img/still/corn-board-63d1204a",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "crate-of-pineapples": {
    base: "/assets/img/still/crate-of-pineapples-7e7d73f9",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "crate-of-tomatoes": {
    base: "/assets/img/still/crate-of-tomatoes-257cb10d",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "crate-of-vegetables": {
    base: "/assets/img/still/crate-of-vegetables-d8fbb6dc",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  crew: {
    base: "/assets/img/landscape/crew-cdc33697",
    widths: [480, 720, 960, 1280, 1600, 1920], fallback: 960, width: 1920, height: 1280,
    position: "object-[64%_55%]",
  },
  cucumber: {
    base: "/assets/img/shop/cucumber-4777b294",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/cucumber-4777b294-160.webp",
  },
  "cucumber-2": {
    base: "/assets/img/shop/cucumber-2-f851645b",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "cucumber-3": {
    base: "/assets/img/shop/cucumber-3-f50c803f",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  "cut-bunch": {
    base: "/assets/img/corporate/cut-bunch-ade317cf",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  dairy: {
    base: "/assets/img/still/dairy-08731872",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
    position: "object-[22%_50%]",
  },
  dawn: {
    base: "/assets/img/landscape/dawn-d91ae0a2",
    widths: [640, 960, 1280, 1600, 1920], fallback: 960, width: 1920, height: 1080,
    position: "object-[35%_50%]",
  },
  "dawn-portrait": {
    base: "/assets/img/landscape/dawn-portrait-ab63b749",
    widths: [390, 600, 800], fallback: 600, width: 800, height: 880,
  },
  eggplant: {
    base: "/assets/img/shop/eggplant-9c55170f",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/eggplant-9c55170f-160.webp",
  },
  "eggplant-2": {
    base: "/assets/img/shop/eggplant-2-1efc8319",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "eggplant-3": {
    base: "/assets/img/shop/eggplant-3-1e0b4ae1",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  "empty-basket": {
    base: "/assets/img/still/empty-basket-060999da",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "exotic-fruit": {
    base: "/assets/img/still/exotic-fruit-d8643e01",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "farmer-1": {
    base: "/assets/img/people/farmer-1-5d34b0ca",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
    position: "object-[50%_30%]",
  },
  "farmer-2": {
    base: "/assets/img/people/farmer-2-f77ca50f",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
    position: "object-[50%_30%]",
  },
  "farmer-3": {
    base: "/assets/img/people/farmer-3-c485f5e0",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
    position: "object-[50%_30%]",
  },
  "farmer-4": {
    base: "/assets/img/people/farmer-4-bae84cb7",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
    position: "object-[50%_30%]",
  },
  "farmer-5": {
    base: "/assets/img/people/farmer-5-62ad4a71",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
    position: "object-[50%_30%]",
  },
  "farmer-6": {
    base: "/assets/img/people/farmer-6-dc251426",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
    position: "object-[50%_30%]",
  },
  fertilizer: {
    base: "/assets/img/still/fertilizer-38119b99",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
    position: "object-[25%_50%]",
  },
  fibre: {
    base: "/assets/img/corporate/fibre-4b55b15f",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "field-visit": {
    base: "/assets/img/landscape/field-visit-51ac901c",
    widths: [480, 720, 960, 1280, 1600, 1920], fallback: 960, width: 1920, height: 1280,
    position: "object-[55%_55%]",
  },
  "field-visit-portrait": {
    base: "/assets/img/landscape/field-visit-portrait-7cc4d9fb",
    widths: [390, 600, 800, 1200], fallback: 600, width: 1200, height: 1200,
    position: "object-[50%_50%]",
  },
  "fish-crate": {
    base: "/assets/img/still/fish-crate-31ad9616",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "fish-on-ice": {
    base: "/assets/img/still/fish-on-ice-4b3a92db",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  forest: {
    base: "/assets/img/landscape/forest-4ffcda1d",
    widths: [480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[70%_55%]",
  },
  "forest-portrait": {
    base: "/assets/img/landscape/forest-portrait-09171194",
    widths: [320, 480, 640], fallback: 480, width: 640, height: 800,
  },
  "fruit-basket": {
    base: "/assets/img/still/fruit-basket-162b416e",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
    position: "object-[35%_50%]",
  },
  gate: {
    base: "/assets/img/landscape/gate-c63a6d06",
    widths: [480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[60%_32%]",
  },
  greenhouse: {
    base: "/assets/img/landscape/greenhouse-6b46ea3a",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[70%_60%]",
  },
  harvest: {
    base: "/assets/img/landscape/harvest-88db11be",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
  },
  "hero-fruit": {
    base: "/assets/img/hero/fruit-ff86d440",
    widths: [640, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1440,
    position: "object-[75%_42%]",
  },
  "hero-fruit-portrait": {
    base: "/assets/img/hero/fruit-portrait-c84d655d",
    widths: [390, 600], fallback: 600, width: 600, height: 900,
    position: "object-[56%_38%]",
  },
  "hero-sunrise": {
    base: "/assets/img/hero/sunrise-1f67923e",
    widths: [640, 960, 1280, 1600, 1920], fallback: 960, width: 1920, height: 1080,
    position: "object-[68%_40%]",
  },
  "hero-sunrise-portrait": {
    base: "/assets/img/hero/sunrise-portrait-c7f7c669",
    widths: [390, 600, 780], fallback: 600, width: 780, height: 780,
    position: "object-[50%_30%]",
  },
  "hero-water": {
    base: "/assets/img/hero/water-57f5ba73",
    widths: [640, 960, 1280, 1600, 1920], fallback: 960, width: 1920, height: 1080,
    position: "object-[85%_60%]",
  },
  "hero-water-portrait": {
    base: "/assets/img/hero/water-portrait-a36f10a3",
    widths: [390, 600], fallback: 600, width: 600, height: 600,
    position: "object-[60%_50%]",
  },
  hills: {
    base: "/assets/img/landscape/hills-50184676",
    widths: [480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[70%_45%]",
  },
  horizon: {
    base: "/assets/img/landscape/horizon-1ecdb9a8",
    widths: [480, 720, 960, 1280, 1600, 1920], fallback: 960, width: 1920, height: 960,
    position: "object-[68%_14%]",
  },
  "ice-house": {
    base: "/assets/img/landscape/ice-house-36a683fd",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1067,
  },
  "kernel-oil": {
    base: "/assets/img/corporate/kernel-oil-53291f98",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  kernels: {
    base: "/assets/img/corporate/kernels-8e52bdd6",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  keys: {
    base: "/assets/img/still/keys-6bddc9df",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  laboratory: {
    base: "/assets/img/work/laboratory-60e1acd6",
    widths: [320, 480, 640, 960], fallback: 480, width: 960, height: 1200,
  },
  lemon: {
    base: "/assets/img/shop/lemon-c4a09034",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/lemon-c4a09034-160.webp",
  },
  "lemon-2": {
    base: "/assets/img/shop/lemon-2-8be60753",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "lemon-3": {
    base: "/assets/img/shop/lemon-3-615c3684",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  letter: {
    base: "/assets/img/corporate/letter-47f54caf",
    widths: [320, 480, 720, 960, 1280], fallback: 720, width: 1280, height: 960,
  },
  lettuces: {
    base: "/assets/img/landscape/lettuces-96bb4b33",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[62%_75%]",
  },
  mackerel: {
    base: "/assets/img/shop/mackerel-492621bd",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/mackerel-492621bd-160.webp",
  },
  "mackerel-2": {
    base: "/assets/img/shop/mackerel-2-911f3b55",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "mackerel-3": {
    base: "/assets/img/shop/mackerel-3-fbe7c7e1",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  maize: {
    base: "/assets/img/landscape/maize-bf9de0a6",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[10%_60%]",
  },
  "maize-portrait": {
    base: "/assets/img/landscape/maize-portrait-f2ae10fa",
    widths: [390, 600], fallback: 600, width: 600, height: 600,
  },
  mango: {
    base: "/assets/img/shop/mango-3e2e1198",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/mango-3e2e1198-160.webp",
  },
  "mango-2": {
    base: "/assets/img/shop/mango-2-9ac97a54",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "mango-3": {
    base: "/assets/img/shop/mango-3-77dd9d73",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  "market-scale": {
    base: "/assets/img/still/market-scale-46ba0363",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "market-table": {
    base: "/assets/img/still/market-table-a470c3c1",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  meal: {
    base: "/assets/img/corporate/meal-9e717e76",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  mill: {
    base: "/assets/img/landscape/mill-2a66ee57",
    widths: [480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[70%_40%]",
  },
  mulch: {
    base: "/assets/img/landscape/mulch-582f03b2",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[68%_65%]",
  },
  "night-shift": {
    base: "/assets/img/landscape/night-shift-c7afd990",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[58%_55%]",
  },
  nursery: {
    base: "/assets/img/landscape/nursery-d96191b8",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[44%_50%]",
  },
  "nursery-above": {
    base: "/assets/img/landscape/nursery-above-142ea193",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[60%_70%]",
  },
  "offer-fish": {
    base: "/assets/img/still/offer-fish-399084d4",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "offer-fruit": {
    base: "/assets/img/still/offer-fruit-c227b86c",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "offer-vegetables": {
    base: "/assets/img/still/offer-vegetables-88550660",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  oil: {
    base: "/assets/img/corporate/oil-a0a2803e",
    widths: [320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  onion: {
    base: "/assets/img/shop/onion-dfec4f87",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/onion-dfec4f87-160.webp",
  },
  "onion-2": {
    base: "/assets/img/shop/onion-2-dc3ba1cd",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "onion-3": {
    base: "/assets/img/shop/onion-3-25a2d762",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  orange: {
    base: "/assets/img/shop/orange-afdaaa8e",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/orange-afdaaa8e-160.webp",
  },
  "orange-2": {
    base: "/assets/img/shop/orange-2-f8cc9871",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "orange-3": {
    base: "/assets/img/shop/orange-3-845bf8f9",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  papaya: {
    base: "/assets/img/shop/papaya-91ed793c",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/papaya-91ed793c-160.webp",
  },
  "papaya-2": {
    base: "/assets/img/shop/papaya-2-138ef4f2",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "papaya-3": {
    base: "/assets/img/shop/papaya-3-423f70a3",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  "paper-bag": {
    base: "/assets/img/still/paper-bag-c1abb00d",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "pepper-basket": {
    base: "/assets/img/still/pepper-basket-803b87d6",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  pineapple: {
    base: "/assets/img/shop/pineapple-8b4e900c",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/pineapple-8b4e900c-160.webp",
  },
  "pineapple-2": {
    base: "/assets/img/shop/pineapple-2-ebea3815",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "pineapple-3": {
    base: "/assets/img/shop/pineapple-3-0536f84d",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  pumpkin: {
    base: "/assets/img/shop/pumpkin-b6f8158f",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/pumpkin-b6f8158f-160.webp",
  },
  "pumpkin-2": {
    base: "/assets/img/shop/pumpkin-2-6e21441a",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "pumpkin-3": {
    base: "/assets/img/shop/pumpkin-3-077b847f",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  "rainy-track": {
    base: "/assets/img/landscape/rainy-track-79f4a4d3",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[50%_70%]",
  },
  "rainy-track-portrait": {
    base: "/assets/img/landscape/rainy-track-portrait-3fb5135b",
    widths: [390, 600, 800], fallback: 600, width: 800, height: 800,
  },
  "red-snapper": {
    base: "/assets/img/shop/red-snapper-bab58355",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/red-snapper-bab58355-160.webp",
  },
  "red-snapper-2": {
    base: "/assets/img/shop/red-snapper-2-ae61f416",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "red-snapper-3": {
    base: "/assets/img/shop/red-snapper-3-126c76be",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  river: {
    base: "/assets/img/landscape/river-7bf8c3b5",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[70%_60%]",
  },
  riverbank: {
    base: "/assets/img/landscape/riverbank-b28cc993",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[60%_60%]",
  },
  "root-basket": {
    base: "/assets/img/still/root-basket-6f32640c",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  safety: {
    base: "/assets/img/corporate/safety-b2c05148",
    widths: [320, 480, 720, 960, 1280, 1600], fallback: 960, width: 1600, height: 1200,
  },
  sardines: {
    base: "/assets/img/shop/sardines-d48dd1a2",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/sardines-d48dd1a2-160.webp",
  },
  "sardines-2": {
    base: "/assets/img/shop/sardines-2-99e1a2b0",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "sardines-3": {
    base: "/assets/img/shop/sardines-3-e05c8828",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  seedlings: {
    base: "/assets/img/still/seedlings-91af68f1",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  shade: {
    base: "/assets/img/landscape/shade-9e4ebd3e",
    widths: [480, 720, 960, 1280, 1600, 1920], fallback: 960, width: 1920, height: 960,
    position: "object-[50%_60%]",
  },
  steam: {
    base: "/assets/img/landscape/steam-aa04a4e5",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[55%_55%]",
  },
  "straw-hat": {
    base: "/assets/img/still/straw-hat-68ddf589",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "sunset-track": {
    base: "/assets/img/landscape/sunset-track-621c3896",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 800,
    position: "object-[65%_50%]",
  },
  tilapia: {
    base: "/assets/img/shop/tilapia-cee9e691",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/tilapia-cee9e691-160.webp",
  },
  "tilapia-2": {
    base: "/assets/img/shop/tilapia-2-eaa71418",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "tilapia-3": {
    base: "/assets/img/shop/tilapia-3-a34a132b",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  "tile-basket": {
    base: "/assets/img/still/tile-basket-84700dd7",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "tile-crate": {
    base: "/assets/img/still/tile-crate-abca5cf4",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "tile-fish": {
    base: "/assets/img/still/tile-fish-0d38f767",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
    position: "object-[82%_50%]",
  },
  "tile-sprout": {
    base: "/assets/img/still/tile-sprout-5d508721",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  tomato: {
    base: "/assets/img/shop/tomato-5e8802a9",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/tomato-5e8802a9-160.webp",
  },
  "tomato-2": {
    base: "/assets/img/shop/tomato-2-1bcc1cbc",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "tomato-3": {
    base: "/assets/img/shop/tomato-3-df05a0e3",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  track: {
    base: "/assets/img/landscape/track-796e0acc",
    widths: [480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
  },
  "twelve-fruits": {
    base: "/assets/img/still/twelve-fruits-06e28d92",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "two-crates": {
    base: "/assets/img/still/two-crates-08d5dc97",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  "walk-the-beds": {
    base: "/assets/img/landscape/walk-the-beds-1e60fbba",
    widths: [640, 960, 1280, 1600, 1920], fallback: 960, width: 1920, height: 1080,
    position: "object-[35%_62%]",
  },
  "walk-the-beds-portrait": {
    base: "/assets/img/landscape/walk-the-beds-portrait-0c1f9afd",
    widths: [390, 600, 800], fallback: 600, width: 800, height: 880,
  },
  "watering-can": {
    base: "/assets/img/still/watering-can-c79676da",
    widths: [320, 480, 720, 960, 1200, 1600], fallback: 960, width: 1600, height: 1200,
  },
  watermelon: {
    base: "/assets/img/shop/watermelon-9cb16029",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
    thumb: "/assets/img/shop/watermelon-9cb16029-160.webp",
  },
  "watermelon-2": {
    base: "/assets/img/shop/watermelon-2-2022cc97",
    widths: [160, 320, 480, 720, 960], fallback: 480, width: 960, height: 960,
  },
  "watermelon-3": {
    base: "/assets/img/shop/watermelon-3-b52962d4",
    widths: [160, 320, 480, 720], fallback: 480, width: 720, height: 720,
  },
  weighbridge: {
    base: "/assets/img/landscape/weighbridge-8c374b8c",
    widths: [480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[75%_78%]",
  },
  "weighbridge-portrait": {
    base: "/assets/img/landscape/weighbridge-portrait-8ce2ad50",
    widths: [320, 480, 640], fallback: 480, width: 640, height: 800,
    position: "object-[50%_72%]",
  },
  windowsill: {
    base: "/assets/img/still/windowsill-64489d1e",
    widths: [320, 480, 720, 960, 1200], fallback: 720, width: 1200, height: 900,
  },
  "young-palms": {
    base: "/assets/img/landscape/young-palms-6371cc3a",
    widths: [480, 720, 960, 1280, 1600, 1920, 2560], fallback: 1280, width: 2560, height: 1280,
    position: "object-[72%_52%]",
  },
};
