import type { Recipe } from "./recipe.ts";

const WIDTHS = {
  hero: [640, 960, 1280, 1600, 1920],
  phone: [390, 600],
  landscape: [320, 480, 720, 960, 1200],
  upright: [320, 480, 640],
  square: [320, 480, 720, 960],
  product: [160, 320, 480, 720, 960],
  closeUp: [160, 320, 480, 720],
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

/** The cut of a landscape for upright tiles and the demo's banners on phones, 4:5. */
const upright = (name: string, alt: Alt, left: number): Recipe =>
  landscape(name, alt, {
    widths: WIDTHS.upright,
    crop: { ratio: 4 / 5, left },
    quality: { avif: 44, webp: 68 },
  });

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

const closeUp = (name: string, alt: Alt): Recipe => ({ ...product(name, alt), widths: WIDTHS.closeUp });

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
const MONTANA: Alt = {
  es: "Capas de cerros boscosos, más azules a lo lejos, detrás de un amplio palmar con la primera luz",
  en: "Layers of wooded hills, bluer with distance, beyond a wide palm plantation in early light",
};
const BOSQUE: Alt = {
  es: "Una ancha franja de pasto entre filas de palmas a la izquierda y bosque nativo a la derecha",
  en: "A wide strip of grass between rows of oil palms on the left and native forest on the right",
};
const SOMBRA: Alt = {
  es: "Palmas altas y viejas cierran la sombra; sus troncos se alejan en filas sobre la hierba",
  en: "Tall old palms close overhead; their trunks recede in rows over the grass",
};
const MAIZAL: Alt = {
  es: "Un maizal alto y espigado a ambos lados de un camino de tierra; palmas y cerros azules al fondo",
  en: "A field of tall maize in tassel on both sides of an earth track, palms and blue hills behind",
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
  "hero-fruto-portrait": phone("fruto-portrait", FRUTO, {
    position: "object-[68%_36%]",
    quality: { avif: 45, webp: 68 },
  }),
  "hero-agua": hero("agua", AGUA, { position: "object-[40%_60%]", quality: { avif: 52, webp: 80 } }),
  "hero-agua-portrait": phone("agua", AGUA, {
    crop: { ratio: 2 / 3, left: 0.29 },
    quality: { avif: 55, webp: 82 },
  }),

  aerea: landscape(
    "aerea",
    {
      es: "Un camino de tierra roja serpentea entre palmas hasta las colinas con bruma, visto desde el aire",
      en: "A red dirt track winds through a sea of oil palms towards hazy hills, seen from the air",
    },
    { position: "object-[55%_55%]" },
  ),
  lechugas: landscape(
    "lechugas",
    {
      es: "Hileras de lechuga verde y morada a ras del suelo con luz lateral, y palmas al fondo",
      en: "Rows of green and red lettuce close to the ground in low side light, palms behind",
    },
    { position: "object-[62%_75%]" },
  ),
  "turno-noche": landscape(
    "turno-noche",
    {
      es: "La extractora al anochecer: ventanas y puertas encendidas, faroles en el patio y vapor de dos chimeneas en un cielo violeta",
      en: "The mill at dusk: lit windows and doors, lamps in the yard, steam drifting from two stacks into a violet sky",
    },
    { position: "object-[58%_55%]" },
  ),
  "camino-lluvia": landscape(
    "camino-lluvia",
    {
      es: "El agua de lluvia cubre el camino entre filas de palmas y refleja el cielo gris, las palmas y un cerro con neblina",
      en: "Rain water stands on a road between palm rows and mirrors a grey sky, the palms and a misty hill",
    },
    { position: "object-[50%_70%]" },
  ),
  cosecha: landscape("cosecha", {
    es: "Racimos de palma apilados junto al camino, entre filas de palmas",
    en: "Palm bunches heaped beside a track between rows of palms",
  }),
  rio: landscape(
    "rio",
    {
      es: "Un río sinuoso con una franja de árboles en cada orilla y palmas a ambos lados, visto desde el aire",
      en: "A winding river with a belt of trees on each bank, oil palms on both sides, seen from the air",
    },
    { position: "object-[70%_60%]" },
  ),
  "ocaso-2": landscape(
    "ocaso-2",
    {
      es: "Un camino vacío entre troncos altos de palma; al fondo, el sol se pone tras un cerro bajo un cielo rojo y violeta",
      en: "An empty track between tall palm trunks, the sun setting behind a hill at its end under a red and violet sky",
    },
    { position: "object-[65%_50%]" },
  ),
  ribera: landscape(
    "ribera",
    {
      es: "Un río en calma desde la orilla cubierta de hierba; un árbol viejo y palmas a la izquierda, y enfrente el bosque reflejado en el agua",
      en: "A calm river seen from its grassy near bank, an old tree and palms on the left, a wall of forest on the far side mirrored in the water",
    },
    { position: "object-[60%_60%]" },
  ),
  vapor: landscape(
    "vapor",
    {
      es: "Dos chimeneas sobre las naves de la extractora con el sol bajo de la mañana; el vapor cruza el cielo azul",
      en: "Two stacks rise over the mill's halls in low morning sun, steam drifting across a blue sky",
    },
    { position: "object-[50%_35%]" },
  ),
  "vivero-alto": landscape(
    "vivero-alto",
    {
      es: "Filas y filas de palmas jóvenes en bolsas negras sobre tierra roja, vistas desde lo alto; detrás, un palmar y cerros con bruma",
      en: "Rows and rows of young palms in black bags on red earth, seen from above; a palm grove and hazy hills behind",
    },
    { position: "object-[60%_70%]" },
  ),
  montana: landscape("montana", MONTANA, { position: "object-[70%_45%]" }),
  "montana-portrait": upright("montana", MONTANA, 0.36),
  bosque: landscape("bosque", BOSQUE, { position: "object-[70%_55%]" }),
  "bosque-portrait": upright("bosque", BOSQUE, 0.4),
  sombra: landscape("sombra", SOMBRA, { position: "object-[50%_60%]" }),
  "sombra-portrait": upright("sombra", SOMBRA, 0.24),
  maizal: landscape("maizal", MAIZAL, { position: "object-[45%_60%]" }),
  "maizal-portrait": upright("maizal", MAIZAL, 0.2),
  camino: landscape("camino", CAMINO),
  "camino-portrait": upright("camino", CAMINO, 0.25),
  extractora: landscape("extractora", EXTRACTORA, { position: "object-[70%_50%]" }),
  "extractora-portrait": upright("extractora", EXTRACTORA, 0.42),
  hortalizas: landscape("hortalizas", HORTALIZAS, { position: "object-[45%_50%]" }),
  "hortalizas-portrait": upright("hortalizas", HORTALIZAS, 0.2),
  ocaso: landscape("ocaso", OCASO, { position: "object-[45%_50%]" }),
  "ocaso-portrait": upright("ocaso", OCASO, 0.19),
  vivero: landscape("vivero", VIVERO, { position: "object-[44%_50%]" }),

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

  "cheese-board": still("cheese-board", {
    es: "Una cuña grande de queso y una pequeña con tomates y hierbas sobre una tabla",
    en: "A large wedge of cheese and a small one with tomatoes and herbs on a board",
  }),
  compost: still("compost", {
    es: "Un montón de tierra oscura con un brote, una pala y una maceta",
    en: "A heap of dark soil with a seedling in it, a scoop and a pot",
  }),
  "corn-board": still("corn-board", {
    es: "Una mazorca con hojas y dos peladas sobre una tabla, con limón",
    en: "A cob in its husk and two bare ones on a board with lemon",
  }),
  "crate-of-pineapples": still("crate-of-pineapples", {
    es: "Piñas de pie en una caja de madera, dos rodajas delante",
    en: "Pineapples standing in a wooden crate, two rings in front",
  }),
  "crate-of-tomatoes": still("crate-of-tomatoes", {
    es: "Una caja de madera con tomates en filas",
    en: "A wooden crate packed with tomatoes in rows",
  }),
  "exotic-fruit": still("exotic-fruit", {
    es: "Piña, papaya, mangos y bananos juntos",
    en: "Pineapple, papaya, mangoes and bananas together",
  }),
  "fish-crate": still("fish-crate", {
    es: "Dos pargos rojos sobre hielo en una caja de madera, con limones al lado",
    en: "Two red snappers on ice in a wooden crate, lemons beside it",
  }),
  "market-scale": still("market-scale", {
    es: "Tomates en el plato de una balanza de mercado, con verduras al pie",
    en: "Tomatoes in the pan of a market scale, vegetables at its foot",
  }),
  "pepper-basket": still("pepper-basket", {
    es: "Una canasta de chiles rojos, amarillos y verdes",
    en: "A basket of red, yellow and green peppers",
  }),
  "root-basket": still("root-basket", {
    es: "Una canasta de cebollas con zanahorias delante",
    en: "A basket of onions with carrots in front",
  }),
  "tile-basket": still("tile-basket", {
    es: "Una canasta de naranjas con bananos encima",
    en: "A basket of oranges with bananas on top",
  }),
  "tile-sprout": still("tile-sprout", {
    es: "Un brote fuerte en una maceta de barro",
    en: "A strong seedling in a clay pot",
  }),
  "twelve-fruits": still("twelve-fruits", {
    es: "Doce frutas, enteras y cortadas, en tres filas",
    en: "Twelve fruits, whole and cut, in three rows from above",
  }),
  windowsill: still("windowsill", {
    es: "Tres macetas con brotes sobre una tabla y un tomate maduro",
    en: "Three clay pots of small sprouts on a plank, and a ripe tomato",
  }),
  "offer-fruit": still("offer-fruit", {
    es: "Media papaya y su par, sandía, naranjas y limones cortados sobre una tabla oscura",
    en: "Papaya halves, watermelon, cut oranges and lemons on a dark board",
  }),
  "offer-vegetables": still("offer-vegetables", {
    es: "Chiles dulces, tomates y pepino, enteros y cortados, sobre una tabla",
    en: "Bell peppers, tomatoes and cucumber, whole and cut, on a board",
  }),
  "offer-fish": still("offer-fish", {
    es: "Dos caballas y tres sardinas sobre pizarra, con limón y hierbas",
    en: "Two mackerels and three sardines on slate, with lemon and herbs",
  }),
  "tile-crate": still("tile-crate", {
    es: "Una caja de madera con cebollas, maíz y zanahorias, vista desde arriba",
    en: "A wooden crate of onions, corn and carrots from above",
  }),
  "tile-fish": still(
    "tile-fish",
    {
      es: "Un pargo rojo sobre hielo en una caja de madera, con limones y perejil",
      en: "A red snapper on ice in a wooden crate, with lemons and parsley",
    },
    { position: "object-[82%_50%]" },
  ),
  "citrus-board": still("citrus-board", {
    es: "Naranjas y limones, enteros y cortados, sobre una tabla",
    en: "Oranges and lemons, whole and cut, on a wooden board",
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
  "empty-basket": still("empty-basket", {
    es: "Canasta de mimbre vacía con un pequeño tomate rojo a su lado",
    en: "An empty wicker basket with one small red tomato beside it",
  }),
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
  "not-found": still(
    "not-found",
    {
      es: "Una canasta volcada, con tres naranjas que ruedan afuera",
      en: "A basket on its side, three oranges rolling out",
    },
    { widths: [720], apart: true },
  ),
  error: still(
    "error",
    { es: "Una caja volcada, con los tomates derramados", en: "A crate tipped over, its tomatoes spilled" },
    { widths: [720], apart: true },
  ),
  seedlings: still("seedlings", {
    es: "Cinco brotes verdes en macetas de barro sobre una tabla",
    en: "Five green seedlings in clay pots on a board",
  }),

  apple: product("apple", {
    es: "Dos manzanas rojas y media manzana",
    en: "Two red apples and half an apple",
  }),
  "apple-2": product("apple-2", {
    es: "Cuatro manzanas rojas con vetas amarillas, apiladas",
    en: "Four red apples with yellow streaks, stacked",
  }),
  "apple-3": closeUp("apple-3", {
    es: "Primer plano de media manzana con sus dos semillas, entre dos manzanas rojas",
    en: "Close-up of half an apple with its two pips, between two red apples",
  }),
  banana: product("banana", {
    es: "Mano de bananos con tres rodajas delante",
    en: "A hand of bananas with three slices in front",
  }),
  "banana-2": product("banana-2", {
    es: "Una mano de bananos maduros, vista desde arriba",
    en: "A hand of ripe bananas from above",
  }),
  "banana-3": closeUp("banana-3", {
    es: "Primer plano de la corona de una mano de bananos, de cáscara amarilla con pintas",
    en: "Close-up of the crown of a hand of bananas with speckled yellow peel",
  }),
  "bell-pepper": product("bell-pepper", {
    es: "Tres chiles dulces: amarillo, rojo y verde",
    en: "Three bell peppers: yellow, red and green",
  }),
  "bell-pepper-2": product("bell-pepper-2", {
    es: "Un chile dulce verde y uno amarillo de pie, uno rojo acostado delante",
    en: "A green and a yellow bell pepper standing, a red one lying in front",
  }),
  "bell-pepper-3": closeUp("bell-pepper-3", {
    es: "Primer plano de un chile dulce rojo y brillante, entre uno amarillo y uno verde",
    en: "Close-up of a glossy red bell pepper between a yellow one and a green one",
  }),
  carrot: product("carrot", {
    es: "Tres zanahorias con sus hojas y tres rodajas",
    en: "Three carrots with their leaves and three slices",
  }),
  "carrot-2": product("carrot-2", {
    es: "Cinco zanahorias en fila, con las hojas hacia arriba",
    en: "Five carrots in a row, leaves up",
  }),
  "carrot-3": closeUp("carrot-3", {
    es: "Primer plano de las cabezas de tres zanahorias con sus tallos y hojas",
    en: "Close-up of the tops of three carrots with their stems and leaves",
  }),
  corn: product("corn", {
    es: "Dos mazorcas de maíz con las hojas abiertas",
    en: "Two corn cobs with the husk peeled back",
  }),
  "corn-2": product("corn-2", {
    es: "Tres mazorcas con las hojas abiertas, en sentidos alternos",
    en: "Three cobs with their husks peeled back, head to tail",
  }),
  "corn-3": closeUp("corn-3", {
    es: "Primer plano de las puntas de dos mazorcas, con sus hileras de granos amarillos",
    en: "Close-up of the tips of two corn cobs with their rows of yellow kernels",
  }),
  cucumber: product("cucumber", {
    es: "Dos pepinos enteros y varias rodajas",
    en: "Two whole cucumbers and several slices",
  }),
  "cucumber-2": product("cucumber-2", {
    es: "Dos pepinos y una pila de rodajas",
    en: "Two cucumbers and a stack of slices",
  }),
  "cucumber-3": closeUp("cucumber-3", {
    es: "Primer plano de rodajas de pepino junto a la punta de un pepino entero",
    en: "Close-up of slices of cucumber by the end of a whole one",
  }),
  eggplant: product("eggplant", {
    es: "Dos berenjenas moradas y dos rodajas",
    en: "Two purple aubergines and two slices",
  }),
  "eggplant-2": product("eggplant-2", {
    es: "Una berenjena con una fila de rodajas delante",
    en: "One aubergine, a row of slices in front",
  }),
  "eggplant-3": closeUp("eggplant-3", {
    es: "Primer plano de los cálices verdes y los cabos de dos berenjenas",
    en: "Close-up of the green caps and stems of two aubergines",
  }),
  lemon: product("lemon", {
    es: "Dos limones, medio limón y una rodaja",
    en: "Two lemons, half a lemon and a slice",
  }),
  "lemon-2": product("lemon-2", {
    es: "Un abanico de rodajas ante dos mitades y un limón entero",
    en: "A fan of lemon slices before two halves and a whole lemon",
  }),
  "lemon-3": closeUp("lemon-3", {
    es: "Primer plano de medio limón con sus gajos, entre dos limones enteros",
    en: "Close-up of half a lemon with its segments, between two whole lemons",
  }),
  mackerel: product("mackerel", {
    es: "Dos caballas sobre hielo con rodajas de limón",
    en: "Two mackerel on ice with lemon slices",
  }),
  "mackerel-2": product("mackerel-2", {
    es: "Dos caballas sobre una tabla de madera, con limón",
    en: "Two mackerels across a wooden board, with lemon",
  }),
  "mackerel-3": closeUp("mackerel-3", {
    es: "Primer plano de las cabezas de dos caballas de lomo rayado sobre hielo",
    en: "Close-up of the heads of two mackerel with striped backs on ice",
  }),
  mango: product("mango", {
    es: "Mango maduro y una mitad cortada en cubos",
    en: "A ripe mango and a half scored into cubes",
  }),
  "mango-2": product("mango-2", {
    es: "Tres mangos enteros, de verde a rojo",
    en: "Three whole mangoes, green to red",
  }),
  "mango-3": closeUp("mango-3", {
    es: "Primer plano de medio mango cortado en cubos",
    en: "Close-up of half a mango scored into cubes",
  }),
  onion: product("onion", {
    es: "Cebolla amarilla, cebolla morada y media cebolla",
    en: "A yellow onion, a red onion and half an onion",
  }),
  "onion-2": product("onion-2", {
    es: "Dos cebollas doradas, una morada y media cebolla, desde arriba",
    en: "Two golden onions, a red one and half of one, from above",
  }),
  "onion-3": closeUp("onion-3", {
    es: "Primer plano de media cebolla con sus capas, entre una amarilla y una morada",
    en: "Close-up of half an onion with its layers, between a yellow one and a red one",
  }),
  orange: product("orange", {
    es: "Dos naranjas, una con hoja, y media naranja",
    en: "Two oranges, one with a leaf, and half an orange",
  }),
  "orange-2": product("orange-2", {
    es: "Dos mitades de naranja boca arriba, entre dos enteras",
    en: "Two halves of an orange turned up, between two whole ones",
  }),
  "orange-3": closeUp("orange-3", {
    es: "Primer plano de media naranja con sus gajos, entre dos naranjas enteras",
    en: "Close-up of half an orange with its segments, between two whole oranges",
  }),
  papaya: product("papaya", {
    es: "Papaya entera y media papaya con sus semillas negras",
    en: "A whole papaya and half a papaya with its black seeds",
  }),
  "papaya-2": product("papaya-2", {
    es: "Dos mitades de papaya, llenas de semillas negras",
    en: "Two halves of a papaya, side by side, full of black seeds",
  }),
  "papaya-3": closeUp("papaya-3", {
    es: "Primer plano de media papaya llena de semillas negras",
    en: "Close-up of half a papaya full of black seeds",
  }),
  pineapple: product("pineapple", {
    es: "Piña entera con dos rodajas al lado",
    en: "A whole pineapple with two slices beside it",
  }),
  "pineapple-2": product("pineapple-2", {
    es: "Una piña acostada con cuatro rodajas delante",
    en: "A pineapple on its side, four rings in front",
  }),
  "pineapple-3": closeUp("pineapple-3", {
    es: "Primer plano de la corona verde de una piña y los ojos de su cáscara",
    en: "Close-up of the green crown of a pineapple and the eyes of its skin",
  }),
  pumpkin: product("pumpkin", {
    es: "Calabaza anaranjada y una tajada",
    en: "An orange pumpkin and a wedge",
  }),
  "pumpkin-2": product("pumpkin-2", {
    es: "Una calabaza grande y una pequeña",
    en: "A large pumpkin and a small one",
  }),
  "pumpkin-3": closeUp("pumpkin-3", {
    es: "Primer plano de los gajos anaranjados y el cabo de una calabaza",
    en: "Close-up of the orange ribs and the stem of a pumpkin",
  }),
  "red-snapper": product("red-snapper", {
    es: "Pargo rojo sobre una tabla con limón y perejil",
    en: "A red snapper on a board with lemon and parsley",
  }),
  "red-snapper-2": product("red-snapper-2", {
    es: "Un pargo rojo sobre una cama de hielo, con limón",
    en: "A red snapper across a bed of ice, with lemon",
  }),
  "red-snapper-3": closeUp("red-snapper-3", {
    es: "Primer plano de la cabeza y las escamas de un pargo rojo sobre una tabla",
    en: "Close-up of the head and scales of a red snapper on a board",
  }),
  sardines: product("sardines", {
    es: "Seis sardinas en una fuente de borde azul, con limón",
    en: "Six sardines with lemon on a dish with a blue rim",
  }),
  "sardines-2": product("sardines-2", {
    es: "Cuatro sardinas sobre pizarra, con rodajas de limón",
    en: "Four sardines on slate, with lemon slices",
  }),
  "sardines-3": closeUp("sardines-3", {
    es: "Primer plano de las cabezas de seis sardinas en una fuente de borde azul",
    en: "Close-up of the heads of six sardines on a dish with a blue rim",
  }),
  tilapia: product("tilapia", {
    es: "Dos tilapias sobre pizarra con limón y perejil",
    en: "Two tilapia on slate with lemon and parsley",
  }),
  "tilapia-2": product("tilapia-2", {
    es: "Una tilapia sobre un plato ovalado, con limón",
    en: "A tilapia across an oval dish with lemon",
  }),
  "tilapia-3": closeUp("tilapia-3", {
    es: "Primer plano de las cabezas de dos tilapias sobre pizarra, con perejil",
    en: "Close-up of the heads of two tilapia on slate, with parsley",
  }),
  tomato: product("tomato", {
    es: "Dos tomates rojos y medio tomate",
    en: "Two red tomatoes and half a tomato",
  }),
  "tomato-2": product("tomato-2", {
    es: "Tres tomates y dos mitades, desde arriba",
    en: "Three tomatoes and two halves from above",
  }),
  "tomato-3": closeUp("tomato-3", {
    es: "Primer plano de medio tomate con sus semillas, entre dos tomates enteros",
    en: "Close-up of half a tomato with its seeds, between two whole tomatoes",
  }),
  watermelon: product("watermelon", {
    es: "Sandía entera con una tajada grande y otra pequeña",
    en: "A whole watermelon with one large wedge and a small one",
  }),
  "watermelon-2": product("watermelon-2", {
    es: "Tres rebanadas de sandía en media luna, una detrás de otra",
    en: "Three half-moon slices of watermelon, one behind the other",
  }),
  "watermelon-3": closeUp("watermelon-3", {
    es: "Primer plano de una tajada grande de sandía con sus semillas negras",
    en: "Close-up of a large wedge of watermelon with its black seeds",
  }),
};
