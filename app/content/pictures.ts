// Made by `npm run images` from art/pictures.ts. Do not edit.
import type { Picture } from "../lib/picture.ts";

/** Every picture of the site, by name. */
export const pictures = {
  apple: {
    base: "/assets/img/shop/apple-3a5984c1",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Dos manzanas rojas y media manzana",
      en: "Two red apples and half an apple",
    },
    color: "#f6e9dc",
  },
  banana: {
    base: "/assets/img/shop/banana-e4ea096a",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Mano de bananos con tres rodajas delante",
      en: "A hand of bananas with three slices in front",
    },
    color: "#f8efc6",
  },
  "bell-pepper": {
    base: "/assets/img/shop/bell-pepper-0135bb19",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Tres chiles dulces: amarillo, rojo y verde",
      en: "Three bell peppers: yellow, red and green",
    },
    color: "#ead3c0",
  },
  bunch: {
    base: "/assets/img/corporate/bunch-be15eed6",
    widths: [320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Racimo de fruta de palma, rojo y negro, con frutos sueltos al lado",
      en: "A red and black bunch of palm fruit with loose fruits beside it",
    },
    color: "#e8c8bb",
  },
  camino: {
    base: "/assets/img/landscape/camino-1d346f3a",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 800,
    alt: {
      es: "Camino de tierra recto entre dos filas de palma aceitera",
      en: "A straight earth track between two rows of oil palms",
    },
    color: "#75885b",
  },
  "camino-portrait": {
    base: "/assets/img/landscape/camino-portrait-bcc8c2fa",
    widths: [320, 480, 640], width: 640, height: 800,
    alt: {
      es: "Camino de tierra recto entre dos filas de palma aceitera",
      en: "A straight earth track between two rows of oil palms",
    },
    color: "#96a47f",
  },
  carrot: {
    base: "/assets/img/shop/carrot-09168fff",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Tres zanahorias con sus hojas y tres rodajas",
      en: "Three carrots with their leaves and three slices",
    },
    color: "#eee1ca",
  },
  "client-1": {
    base: "/assets/img/people/client-1-21170599",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Figura de una mujer de melena corta castaña y chaqueta azul",
      en: "Figure of a woman with a short brown bob and a blue jacket",
    },
    color: "#b6ac9d", position: "object-[50%_30%]",
  },
  "client-2": {
    base: "/assets/img/people/client-2-3757bf78",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Figura de un hombre con barba, lentes redondos, traje azul y corbata naranja",
      en: "Figure of a man with a beard, round glasses, a blue suit and an orange tie",
    },
    color: "#a9a8a5", position: "object-[50%_30%]",
  },
  "client-3": {
    base: "/assets/img/people/client-3-6a659275",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Figura de un hombre canoso con lentes redondos y camisa polo verde",
      en: "Figure of a grey-haired man with round glasses and a green polo shirt",
    },
    color: "#b3baa0", position: "object-[50%_30%]",
  },
  corn: {
    base: "/assets/img/shop/corn-e980c7fd",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Dos mazorcas de maíz con las hojas abiertas",
      en: "Two corn cobs with the husk peeled back",
    },
    color: "#f3ebbe",
  },
  "corn-basket": {
    base: "/assets/img/still/corn-basket-0ca47504",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Canasta con mazorcas de maíz y dos más en el suelo",
      en: "A basket of corn cobs with two more in front",
    },
    color: "#eadfa9",
  },
  "crate-of-vegetables": {
    base: "/assets/img/still/crate-of-vegetables-d8fbb6dc",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Caja de madera con maíz, chiles dulces, tomates, cebollas y berenjena",
      en: "A wooden crate of corn, bell peppers, tomatoes, onions and aubergine",
    },
    color: "#e5cfaa",
  },
  cucumber: {
    base: "/assets/img/shop/cucumber-4777b294",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Dos pepinos enteros y varias rodajas",
      en: "Two whole cucumbers and several slices",
    },
    color: "#d4e1c7",
  },
  dairy: {
    base: "/assets/img/still/dairy-3ee14b23",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Botella y vaso de leche junto a una cuña de queso sobre una tabla",
      en: "A bottle and a glass of milk beside a wedge of cheese on a board",
    },
    color: "#cdc89b", position: "object-[22%_50%]",
  },
  eggplant: {
    base: "/assets/img/shop/eggplant-d6980e18",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Dos berenjenas moradas y dos rodajas",
      en: "Two purple aubergines and two slices",
    },
    color: "#d9d6d0",
  },
  extractora: {
    base: "/assets/img/landscape/extractora-c8f651b9",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 800,
    alt: {
      es: "La planta extractora, con dos chimeneas de vapor, entre palmas y montañas",
      en: "The mill, with two steaming chimneys, among palms and mountains",
    },
    color: "#799278", position: "object-[70%_50%]",
  },
  "extractora-portrait": {
    base: "/assets/img/landscape/extractora-portrait-6128c72b",
    widths: [320, 480, 640], width: 640, height: 800,
    alt: {
      es: "La planta extractora, con dos chimeneas de vapor, entre palmas y montañas",
      en: "The mill, with two steaming chimneys, among palms and mountains",
    },
    color: "#7b937a",
  },
  "farmer-1": {
    base: "/assets/img/people/farmer-1-5d34b0ca",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Figura de un productor con bigote, sombrero de paja y camisa verde",
      en: "Figure of a farmer with a moustache, a straw hat and a green shirt",
    },
    color: "#b3af8f", position: "object-[50%_30%]",
  },
  "farmer-2": {
    base: "/assets/img/people/farmer-2-f77ca50f",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Figura de una productora con trenza, sombrero de paja y blusa bordada",
      en: "Figure of a farmer with a braid, a straw hat and an embroidered blouse",
    },
    color: "#c9c6b1", position: "object-[50%_30%]",
  },
  "farmer-3": {
    base: "/assets/img/people/farmer-3-c485f5e0",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Figura de un productor de barba blanca, con sombrero blanco y camisa de cuadros",
      en: "Figure of a farmer with a white beard, a white hat and a checked shirt",
    },
    color: "#c6bcb1", position: "object-[50%_30%]",
  },
  "farmer-4": {
    base: "/assets/img/people/farmer-4-bae84cb7",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Figura de una productora de pelo rizado con overol azul y suéter amarillo",
      en: "Figure of a farmer with curly hair, blue dungarees and a yellow jumper",
    },
    color: "#b9b6a3", position: "object-[50%_30%]",
  },
  "farmer-5": {
    base: "/assets/img/people/farmer-5-62ad4a71",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Figura de un productor joven con gorra roja y overol verde",
      en: "Figure of a young farmer with a red cap and green dungarees",
    },
    color: "#cebda3", position: "object-[50%_30%]",
  },
  "farmer-6": {
    base: "/assets/img/people/farmer-6-dc251426",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Figura de una productora mayor con pañuelo rojo, blusa morada y delantal",
      en: "Figure of an older farmer with a red headscarf, a purple blouse and an apron",
    },
    color: "#c3b2aa", position: "object-[50%_30%]",
  },
  fertilizer: {
    base: "/assets/img/still/fertilizer-38119b99",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Saco de abono granulado, una pala de mano y un brote en una maceta",
      en: "A sack of fertilizer pellets, a hand scoop and a sprout in a pot",
    },
    color: "#f3e9d9", position: "object-[25%_50%]",
  },
  fibre: {
    base: "/assets/img/corporate/fibre-696be9e0",
    widths: [320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Montón de raquis picado sobre una tabla redonda de madera",
      en: "A heap of chopped bunch fibre on a round wooden board",
    },
    color: "#e1d6c9",
  },
  "fish-on-ice": {
    base: "/assets/img/still/fish-on-ice-4b3a92db",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Pargo, caballa, tilapia y sardinas sobre hielo con rodajas de limón",
      en: "Red snapper, mackerel, tilapia and sardines on ice with lemon slices",
    },
    color: "#f0eae4",
  },
  "fruit-basket": {
    base: "/assets/img/still/fruit-basket-162b416e",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Canasta con piña, papaya, mango, bananos, naranja, manzana y limón",
      en: "A basket with pineapple, papaya, mango, bananas, orange, apple and lemon",
    },
    color: "#ecddba", position: "object-[35%_50%]",
  },
  "hero-agua": {
    base: "/assets/img/hero/agua-64cd37ac",
    widths: [640, 960, 1280, 1600], width: 1600, height: 900,
    alt: {
      es: "Río en calma entre palmas y bosque, con bruma de la mañana",
      en: "A calm river between palms and forest in the morning mist",
    },
    color: "#929a8e", position: "object-[40%_60%]",
  },
  "hero-agua-portrait": {
    base: "/assets/img/hero/agua-portrait-9cd9c4b2",
    widths: [390, 600], width: 600, height: 900,
    alt: {
      es: "Río en calma entre palmas y bosque, con bruma de la mañana",
      en: "A calm river between palms and forest in the morning mist",
    },
    color: "#a3aea9",
  },
  "hero-amanecer": {
    base: "/assets/img/hero/amanecer-b68f2396",
    widths: [640, 960, 1280, 1600], width: 1600, height: 900,
    alt: {
      es: "El sol sale tras las montañas sobre un mar de palmas; un camino de tierra baja entre ellas",
      en: "The sun rises behind mountains over a sea of palms; an earth track runs down among them",
    },
    color: "#838459", position: "object-[60%_40%]",
  },
  "hero-amanecer-portrait": {
    base: "/assets/img/hero/amanecer-portrait-b7e0b536",
    widths: [390, 600], width: 600, height: 900,
    alt: {
      es: "El sol sale tras las montañas sobre un mar de palmas; un camino de tierra baja entre ellas",
      en: "The sun rises behind mountains over a sea of palms; an earth track runs down among them",
    },
    color: "#a09861", position: "object-[58%_50%]",
  },
  "hero-fruto": {
    base: "/assets/img/hero/fruto-81ef4a77",
    widths: [640, 960, 1280, 1600], width: 1600, height: 900,
    alt: {
      es: "Racimos de fruta roja en la corona de una palma aceitera",
      en: "Bunches of red fruit in the crown of an oil palm",
    },
    color: "#878a4a", position: "object-[75%_45%]",
  },
  "hero-fruto-portrait": {
    base: "/assets/img/hero/fruto-portrait-94147dff",
    widths: [390, 480], width: 480, height: 720,
    alt: {
      es: "Racimos de fruta roja en la corona de una palma aceitera",
      en: "Bunches of red fruit in the crown of an oil palm",
    },
    color: "#675d21",
  },
  hortalizas: {
    base: "/assets/img/landscape/hortalizas-6e85c6bf",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 800,
    alt: {
      es: "Surcos de lechugas verdes y moradas que llegan hasta los invernaderos",
      en: "Rows of green and purple lettuces reaching to the greenhouses",
    },
    color: "#7c8676", position: "object-[45%_50%]",
  },
  "hortalizas-portrait": {
    base: "/assets/img/landscape/hortalizas-portrait-0fc96381",
    widths: [320, 480, 640], width: 640, height: 800,
    alt: {
      es: "Surcos de lechugas verdes y moradas que llegan hasta los invernaderos",
      en: "Rows of green and purple lettuces reaching to the greenhouses",
    },
    color: "#7f8875",
  },
  "kernel-oil": {
    base: "/assets/img/corporate/kernel-oil-c146c0b6",
    widths: [320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Vaso de vidrio con aceite claro de palmiste junto a un cuenco de coquillos",
      en: "A glass beaker of pale palm kernel oil next to a bowl of kernels",
    },
    color: "#ece9e2", position: "object-[62%_50%]",
  },
  kernels: {
    base: "/assets/img/corporate/kernels-1386fba8",
    widths: [320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Cuenco de madera lleno de coquillos; algunos, partidos, muestran la almendra blanca",
      en: "A wooden bowl full of palm kernels; some, cut open, show their white flesh",
    },
    color: "#e3ddd8",
  },
  lemon: {
    base: "/assets/img/shop/lemon-c4a09034",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Dos limones, medio limón y una rodaja",
      en: "Two lemons, half a lemon and a slice",
    },
    color: "#faf4c9",
  },
  mackerel: {
    base: "/assets/img/shop/mackerel-492621bd",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Dos caballas sobre hielo con rodajas de limón",
      en: "Two mackerel on ice with lemon slices",
    },
    color: "#eef0ea",
  },
  mango: {
    base: "/assets/img/shop/mango-29a8d990",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Mango maduro y una mitad cortada en cubos",
      en: "A ripe mango and a half scored into cubes",
    },
    color: "#f4dcb8",
  },
  "market-table": {
    base: "/assets/img/still/market-table-a470c3c1",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Mesa de madera con tomates, calabaza, sandía, piña y otras frutas y verduras",
      en: "A wooden table with tomatoes, pumpkin, watermelon, pineapple and other produce",
    },
    color: "#d0b391",
  },
  meal: {
    base: "/assets/img/corporate/meal-020724d3",
    widths: [320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Harina de coquillo en un cuenco y en una cuchara de madera",
      en: "Palm kernel meal in a wooden bowl and a wooden spoon",
    },
    color: "#f1e8de",
  },
  ocaso: {
    base: "/assets/img/landscape/ocaso-7c368272",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 800,
    alt: {
      es: "Palmas a contraluz bajo un cielo rosado al ponerse el sol",
      en: "Palms in silhouette under a pink sky at sunset",
    },
    color: "#4b342d", position: "object-[45%_50%]",
  },
  "ocaso-portrait": {
    base: "/assets/img/landscape/ocaso-portrait-8c1f3c3f",
    widths: [320, 480, 640], width: 640, height: 800,
    alt: {
      es: "Palmas a contraluz bajo un cielo rosado al ponerse el sol",
      en: "Palms in silhouette under a pink sky at sunset",
    },
    color: "#67493f",
  },
  oil: {
    base: "/assets/img/corporate/oil-1523d470",
    widths: [320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Botella de aceite crudo de palma, anaranjado, junto a un cuenco de frutos",
      en: "A bottle of orange crude palm oil next to a bowl of fruits",
    },
    color: "#f7e9dc", position: "object-[62%_50%]",
  },
  onion: {
    base: "/assets/img/shop/onion-71cef098",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Cebolla amarilla, cebolla morada y media cebolla",
      en: "A yellow onion, a red onion and half an onion",
    },
    color: "#f6ece2",
  },
  orange: {
    base: "/assets/img/shop/orange-afdaaa8e",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Dos naranjas, una con hoja, y media naranja",
      en: "Two oranges, one with a leaf, and half an orange",
    },
    color: "#f9e6cd",
  },
  papaya: {
    base: "/assets/img/shop/papaya-91ed793c",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Papaya entera y media papaya con sus semillas negras",
      en: "A whole papaya and half a papaya with its black seeds",
    },
    color: "#ecdfb9",
  },
  pineapple: {
    base: "/assets/img/shop/pineapple-8b4e900c",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Piña entera con dos rodajas al lado",
      en: "A whole pineapple with two slices beside it",
    },
    color: "#e8e0b9",
  },
  pumpkin: {
    base: "/assets/img/shop/pumpkin-c04dc6a9",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Calabaza anaranjada y una tajada",
      en: "An orange pumpkin and a wedge",
    },
    color: "#f5dbbb",
  },
  "red-snapper": {
    base: "/assets/img/shop/red-snapper-6e0e4b1d",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Pargo rojo sobre una tabla con limón y perejil",
      en: "A red snapper on a board with lemon and parsley",
    },
    color: "#edd4c1",
  },
  sardines: {
    base: "/assets/img/shop/sardines-d48dd1a2",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Seis sardinas en una fuente de borde azul, con limón",
      en: "Six sardines with lemon on a dish with a blue rim",
    },
    color: "#e7ebea",
  },
  seedlings: {
    base: "/assets/img/still/seedlings-91af68f1",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Cinco brotes verdes en macetas de barro sobre una tabla",
      en: "Five green seedlings in clay pots on a board",
    },
    color: "#eee0cb",
  },
  tilapia: {
    base: "/assets/img/shop/tilapia-cee9e691",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Dos tilapias sobre pizarra con limón y perejil",
      en: "Two tilapia on slate with lemon and parsley",
    },
    color: "#d1d3cf",
  },
  tomato: {
    base: "/assets/img/shop/tomato-5e8802a9",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Dos tomates rojos y medio tomate",
      en: "Two red tomatoes and half a tomato",
    },
    color: "#f5d8d0",
  },
  trio: {
    base: "/assets/img/corporate/trio-2f95b5f1",
    widths: [320, 480, 720, 960, 1280], width: 1280, height: 720,
    alt: {
      es: "Tres cuencos en fila con coquillo, harina y raquis picado",
      en: "Three bowls in a row with palm kernels, meal and chopped fibre",
    },
    color: "#e4dbd3",
  },
  vivero: {
    base: "/assets/img/landscape/vivero-d96191b8",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 800,
    alt: {
      es: "Plantas jóvenes de palma en el vivero, con un sendero en medio",
      en: "Young palm plants in the nursery, with a path between them",
    },
    color: "#5f7957", position: "object-[44%_50%]",
  },
  "vivero-portrait": {
    base: "/assets/img/landscape/vivero-portrait-b7d12e3a",
    widths: [320, 480, 640], width: 640, height: 800,
    alt: {
      es: "Plantas jóvenes de palma en el vivero, con un sendero en medio",
      en: "Young palm plants in the nursery, with a path between them",
    },
    color: "#657e5b",
  },
  watermelon: {
    base: "/assets/img/shop/watermelon-9cb16029",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Sandía entera con una tajada grande y otra pequeña",
      en: "A whole watermelon with one large wedge and a small one",
    },
    color: "#dccfbe",
  },
} satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;
