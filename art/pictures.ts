import type { Recipe } from "./recipe.ts";

const WIDTHS = {
  hero: [640, 960, 1280, 1600],
  phone: [390, 600],
  landscape: [320, 480, 720, 960, 1200],
  upright: [320, 480, 640],
  square: [320, 480, 720, 960],
  product: [160, 320, 480, 720, 960],
  person: [160, 320, 480, 720],
};

type Alt = Recipe["alt"];
type More = Partial<Recipe>;

const hero = (name: string, alt: Alt, more: More = {}): Recipe => ({
  master: `hero/hero-${name}.webp`,
  widths: WIDTHS.hero,
  ground: "photo",
  quality: { avif: 47, webp: 74 },
  alt,
  ...more,
});

/** The cut of a hero for phones, 2:3: a 390 by 700 px hero shows nearly all of it. */
const phone = (name: string, alt: Alt, more: More): Recipe =>
  hero(name, alt, { widths: WIDTHS.phone, ...more });

const landscape = (name: string, alt: Alt, more: More = {}): Recipe => ({
  master: `landscape/${name}.webp`,
  widths: WIDTHS.landscape,
  ground: "photo",
  alt,
  ...more,
});

/** The cut of a landscape for upright tiles, 4:5. */
const upright = (name: string, alt: Alt, left: number): Recipe =>
  landscape(name, alt, { widths: WIDTHS.upright, crop: { ratio: 4 / 5, left } });

const corporate = (name: string, alt: Alt, more: More = {}): Recipe => ({
  master: `corporate/${name}.webp`,
  widths: WIDTHS.square,
  ground: "studio",
  alt,
  ...more,
});

const person = (name: string, alt: Alt): Recipe => ({
  master: `people/${name}.webp`,
  widths: WIDTHS.person,
  ground: "photo",
  alt,
  position: "object-[50%_30%]",
});

const still = (name: string, alt: Alt, more: More = {}): Recipe => ({
  master: `still/${name}.webp`,
  widths: WIDTHS.landscape,
  ground: "studio",
  alt,
  ...more,
});

const product = (name: string, alt: Alt): Recipe => ({
  master: `shop/${name}.webp`,
  widths: WIDTHS.product,
  ground: "studio",
  alt,
});

const AMANECER: Alt = {
  es: "El sol sale tras las montañas sobre un mar de palmas; un camino de tierra baja entre ellas",
  en: "The sun rises behind mountains over a sea of palms; an earth track runs down among them",
};
const FRUTO: Alt = {
  es: "Racimos de fruta roja en la corona de una palma aceitera",
  en: "Bunches of red fruit in the crown of an oil palm",
};
const AGUA: Alt = {
  es: "Río en calma entre palmas y bosque, con bruma de la mañana",
  en: "A calm river between palms and forest in the morning mist",
};
const CAMINO: Alt = {
  es: "Camino de tierra recto entre dos filas de palma aceitera",
  en: "A straight earth track between two rows of oil palms",
};
const EXTRACTORA: Alt = {
  es: "La planta extractora, con dos chimeneas de vapor, entre palmas y montañas",
  en: "The mill, with two steaming chimneys, among palms and mountains",
};
const HORTALIZAS: Alt = {
  es: "Surcos de lechugas verdes y moradas que llegan hasta los invernaderos",
  en: "Rows of green and purple lettuces reaching to the greenhouses",
};
const OCASO: Alt = {
  es: "Palmas a contraluz bajo un cielo rosado al ponerse el sol",
  en: "Palms in silhouette under a pink sky at sunset",
};
const VIVERO: Alt = {
  es: "Plantas jóvenes de palma en el vivero, con un sendero en medio",
  en: "Young palm plants in the nursery, with a path between them",
};

/** Every picture of the site. `npm run images` makes the files and `app/content/pictures.ts` from it. */
export const recipes: Record<string, Recipe> = {
  "hero-amanecer": hero("amanecer", AMANECER, { position: "object-[60%_40%]" }),
  "hero-amanecer-portrait": phone("amanecer", AMANECER, {
    crop: { ratio: 2 / 3, left: 0.406 },
    position: "object-[58%_50%]",
    quality: { avif: 50, webp: 74 },
  }),
  "hero-fruto": hero("fruto", FRUTO, { position: "object-[75%_45%]", quality: { avif: 42, webp: 68 } }),
  "hero-fruto-portrait": phone("fruto", FRUTO, {
    crop: { ratio: 2 / 3, left: 0.633, top: 0.2, height: 0.8 },
    widths: [390, 480],
    quality: { avif: 45, webp: 68 },
  }),
  "hero-agua": hero("agua", AGUA, { position: "object-[40%_60%]", quality: { avif: 52, webp: 80 } }),
  "hero-agua-portrait": phone("agua", AGUA, {
    crop: { ratio: 2 / 3, left: 0.29 },
    quality: { avif: 55, webp: 82 },
  }),

  camino: landscape("camino", CAMINO),
  "camino-portrait": upright("camino", CAMINO, 0.25),
  extractora: landscape("extractora", EXTRACTORA, { position: "object-[70%_50%]" }),
  "extractora-portrait": upright("extractora", EXTRACTORA, 0.42),
  hortalizas: landscape("hortalizas", HORTALIZAS, { position: "object-[45%_50%]" }),
  "hortalizas-portrait": upright("hortalizas", HORTALIZAS, 0.2),
  ocaso: landscape("ocaso", OCASO, { position: "object-[45%_50%]" }),
  "ocaso-portrait": upright("ocaso", OCASO, 0.19),
  vivero: landscape("vivero", VIVERO, { position: "object-[44%_50%]" }),
  "vivero-portrait": upright("vivero", VIVERO, 0.19),

  bunch: corporate("bunch", {
    es: "Racimo de fruta de palma, rojo y negro, con frutos sueltos al lado",
    en: "A red and black bunch of palm fruit with loose fruits beside it",
  }),
  oil: corporate(
    "oil",
    {
      es: "Botella de aceite crudo de palma, anaranjado, junto a un cuenco de frutos",
      en: "A bottle of orange crude palm oil next to a bowl of fruits",
    },
    { position: "object-[62%_50%]" },
  ),
  "kernel-oil": corporate(
    "kernel-oil",
    {
      es: "Vaso de vidrio con aceite claro de palmiste junto a un cuenco de coquillos",
      en: "A glass beaker of pale palm kernel oil next to a bowl of kernels",
    },
    // Its glass is brighter than the ground.
    { position: "object-[62%_50%]", whiteness: 0.95 },
  ),
  kernels: corporate("kernels", {
    es: "Cuenco de madera lleno de coquillos; algunos, partidos, muestran la almendra blanca",
    en: "A wooden bowl full of palm kernels; some, cut open, show their white flesh",
  }),
  meal: corporate("meal", {
    es: "Harina de coquillo en un cuenco y en una cuchara de madera",
    en: "Palm kernel meal in a wooden bowl and a wooden spoon",
  }),
  fibre: corporate("fibre", {
    es: "Montón de raquis picado sobre una tabla redonda de madera",
    en: "A heap of chopped bunch fibre on a round wooden board",
  }),
  trio: corporate(
    "trio",
    {
      es: "Tres cuencos en fila con coquillo, harina y raquis picado",
      en: "Three bowls in a row with palm kernels, meal and chopped fibre",
    },
    { widths: [320, 480, 720, 960, 1280] },
  ),

  "client-1": person("client-1", {
    es: "Figura de una mujer de melena corta castaña y chaqueta azul",
    en: "Figure of a woman with a short brown bob and a blue jacket",
  }),
  "client-2": person("client-2", {
    es: "Figura de un hombre con barba, lentes redondos, traje azul y corbata naranja",
    en: "Figure of a man with a beard, round glasses, a blue suit and an orange tie",
  }),
  "client-3": person("client-3", {
    es: "Figura de un hombre canoso con lentes redondos y camisa polo verde",
    en: "Figure of a grey-haired man with round glasses and a green polo shirt",
  }),
  "farmer-1": person("farmer-1", {
    es: "Figura de un productor con bigote, sombrero de paja y camisa verde",
    en: "Figure of a farmer with a moustache, a straw hat and a green shirt",
  }),
  "farmer-2": person("farmer-2", {
    es: "Figura de una productora con trenza, sombrero de paja y blusa bordada",
    en: "Figure of a farmer with a braid, a straw hat and an embroidered blouse",
  }),
  "farmer-3": person("farmer-3", {
    es: "Figura de un productor de barba blanca, con sombrero blanco y camisa de cuadros",
    en: "Figure of a farmer with a white beard, a white hat and a checked shirt",
  }),
  "farmer-4": person("farmer-4", {
    es: "Figura de una productora de pelo rizado con overol azul y suéter amarillo",
    en: "Figure of a farmer with curly hair, blue dungarees and a yellow jumper",
  }),
  "farmer-5": person("farmer-5", {
    es: "Figura de un productor joven con gorra roja y overol verde",
    en: "Figure of a young farmer with a red cap and green dungarees",
  }),
  "farmer-6": person("farmer-6", {
    es: "Figura de una productora mayor con pañuelo rojo, blusa morada y delantal",
    en: "Figure of an older farmer with a red headscarf, a purple blouse and an apron",
  }),

  "corn-basket": still("corn-basket", {
    es: "Canasta con mazorcas de maíz y dos más en el suelo",
    en: "A basket of corn cobs with two more in front",
  }),
  "crate-of-vegetables": still("crate-of-vegetables", {
    es: "Caja de madera con maíz, chiles dulces, tomates, cebollas y berenjena",
    en: "A wooden crate of corn, bell peppers, tomatoes, onions and aubergine",
  }),
  dairy: still(
    "dairy",
    {
      es: "Botella y vaso de leche junto a una cuña de queso sobre una tabla",
      en: "A bottle and a glass of milk beside a wedge of cheese on a board",
    },
    { ground: "photo", position: "object-[22%_50%]" },
  ),
  fertilizer: still(
    "fertilizer",
    {
      es: "Saco de abono granulado, una pala de mano y un brote en una maceta",
      en: "A sack of fertilizer pellets, a hand scoop and a sprout in a pot",
    },
    { position: "object-[25%_50%]" },
  ),
  "fish-on-ice": still("fish-on-ice", {
    es: "Pargo, caballa, tilapia y sardinas sobre hielo con rodajas de limón",
    en: "Red snapper, mackerel, tilapia and sardines on ice with lemon slices",
  }),
  "fruit-basket": still(
    "fruit-basket",
    {
      es: "Canasta con piña, papaya, mango, bananos, naranja, manzana y limón",
      en: "A basket with pineapple, papaya, mango, bananas, orange, apple and lemon",
    },
    { position: "object-[35%_50%]" },
  ),
  "market-table": still(
    "market-table",
    {
      es: "Mesa de madera con tomates, calabaza, sandía, piña y otras frutas y verduras",
      en: "A wooden table with tomatoes, pumpkin, watermelon, pineapple and other produce",
    },
    { ground: "photo" },
  ),
  seedlings: still("seedlings", {
    es: "Cinco brotes verdes en macetas de barro sobre una tabla",
    en: "Five green seedlings in clay pots on a board",
  }),

  apple: product("apple", {
    es: "Dos manzanas rojas y media manzana",
    en: "Two red apples and half an apple",
  }),
  banana: product("banana", {
    es: "Mano de bananos con tres rodajas delante",
    en: "A hand of bananas with three slices in front",
  }),
  "bell-pepper": product("bell-pepper", {
    es: "Tres chiles dulces: amarillo, rojo y verde",
    en: "Three bell peppers: yellow, red and green",
  }),
  carrot: product("carrot", {
    es: "Tres zanahorias con sus hojas y tres rodajas",
    en: "Three carrots with their leaves and three slices",
  }),
  corn: product("corn", {
    es: "Dos mazorcas de maíz con las hojas abiertas",
    en: "Two corn cobs with the husk peeled back",
  }),
  cucumber: product("cucumber", {
    es: "Dos pepinos enteros y varias rodajas",
    en: "Two whole cucumbers and several slices",
  }),
  eggplant: product("eggplant", {
    es: "Dos berenjenas moradas y dos rodajas",
    en: "Two purple aubergines and two slices",
  }),
  lemon: product("lemon", {
    es: "Dos limones, medio limón y una rodaja",
    en: "Two lemons, half a lemon and a slice",
  }),
  mackerel: product("mackerel", {
    es: "Dos caballas sobre hielo con rodajas de limón",
    en: "Two mackerel on ice with lemon slices",
  }),
  mango: product("mango", {
    es: "Mango maduro y una mitad cortada en cubos",
    en: "A ripe mango and a half scored into cubes",
  }),
  onion: product("onion", {
    es: "Cebolla amarilla, cebolla morada y media cebolla",
    en: "A yellow onion, a red onion and half an onion",
  }),
  orange: product("orange", {
    es: "Dos naranjas, una con hoja, y media naranja",
    en: "Two oranges, one with a leaf, and half an orange",
  }),
  papaya: product("papaya", {
    es: "Papaya entera y media papaya con sus semillas negras",
    en: "A whole papaya and half a papaya with its black seeds",
  }),
  pineapple: product("pineapple", {
    es: "Piña entera con dos rodajas al lado",
    en: "A whole pineapple with two slices beside it",
  }),
  pumpkin: product("pumpkin", {
    es: "Calabaza anaranjada y una tajada",
    en: "An orange pumpkin and a wedge",
  }),
  "red-snapper": product("red-snapper", {
    es: "Pargo rojo sobre una tabla con limón y perejil",
    en: "A red snapper on a board with lemon and parsley",
  }),
  sardines: product("sardines", {
    es: "Seis sardinas en una fuente de borde azul, con limón",
    en: "Six sardines with lemon on a dish with a blue rim",
  }),
  tilapia: product("tilapia", {
    es: "Dos tilapias sobre pizarra con limón y perejil",
    en: "Two tilapia on slate with lemon and parsley",
  }),
  tomato: product("tomato", {
    es: "Dos tomates rojos y medio tomate",
    en: "Two red tomatoes and half a tomato",
  }),
  watermelon: product("watermelon", {
    es: "Sandía entera con una tajada grande y otra pequeña",
    en: "A whole watermelon with one large wedge and a small one",
  }),
};
