// Made by `npm run images` from art/pictures.json. Do not edit.
import type { Language } from "../lib/language.ts";
import type { Picture } from "../lib/picture.ts";

/** Every picture of the site, by name, in the words of one language: a page carries no other. */
export const picturesIn = (lang: Language) => ({
  acolchado: {
    base: "/assets/img/landscape/acolchado-582f03b2",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 800,
    alt: {
      es: "Fibra picada extendida entre dos filas de palmas y un montón por repartir",
      en: "Chopped fibre spread between two rows of palms, a heap of it still to be spread",
    }[lang],
    color: "#6d7740", position: "object-[68%_65%]",
  },
  aerea: {
    base: "/assets/img/landscape/aerea-62a4d690",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 800,
    alt: {
      es: "Un camino de tierra roja serpentea entre palmas hasta las colinas con bruma, visto desde el aire",
      en: "A red dirt track winds through a sea of oil palms towards hazy hills, seen from the air",
    }[lang],
    color: "#627648", position: "object-[55%_55%]",
  },
  alba: {
    base: "/assets/img/landscape/alba-d91ae0a2",
    widths: [640, 960, 1280, 1600, 1920], width: 1920, height: 1080,
    alt: {
      es: "El sol sale al fondo de un sendero entre surcos de lechuga, con cajas de lechugas a la orilla",
      en: "The sun rises at the end of a track between lettuce beds, crates of lettuce at its edge",
    }[lang],
    color: "#968872", position: "object-[45%_50%]",
  },
  "alba-portrait": {
    base: "/assets/img/landscape/alba-portrait-69ffad86",
    widths: [320, 480, 640], width: 640, height: 800,
    alt: {
      es: "El sol sale al fondo de un sendero entre surcos de lechuga, con cajas de lechugas a la orilla",
      en: "The sun rises at the end of a track between lettuce beds, crates of lettuce at its edge",
    }[lang],
    color: "#a18f75",
  },
  apple: {
    base: "/assets/img/shop/apple-3a5984c1",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Dos manzanas rojas y media manzana",
      en: "Two red apples and half an apple",
    }[lang],
    color: "#f6e9dc",
  },
  "apple-2": {
    base: "/assets/img/shop/apple-2-a774aacf",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Cuatro manzanas rojas con vetas amarillas, apiladas",
      en: "Four red apples with yellow streaks, stacked",
    }[lang],
    color: "#ecceb9",
  },
  "apple-3": {
    base: "/assets/img/shop/apple-3-98a6752d",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Primer plano de media manzana con sus dos semillas, entre dos manzanas rojas",
      en: "Close-up of half an apple with its two pips, between two red apples",
    }[lang],
    color: "#dac1aa",
  },
  banana: {
    base: "/assets/img/shop/banana-e4ea096a",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Mano de bananos con tres rodajas delante",
      en: "A hand of bananas with three slices in front",
    }[lang],
    color: "#f8efc6",
  },
  "banana-2": {
    base: "/assets/img/shop/banana-2-38873a06",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Una mano de bananos maduros, vista desde arriba",
      en: "A hand of ripe bananas from above",
    }[lang],
    color: "#f0e5b9",
  },
  "banana-3": {
    base: "/assets/img/shop/banana-3-a2e5150e",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Primer plano de la corona de una mano de bananos, de cáscara amarilla con pintas",
      en: "Close-up of the crown of a hand of bananas with speckled yellow peel",
    }[lang],
    color: "#d7be75",
  },
  bascula: {
    base: "/assets/img/landscape/bascula-9bdbf0ec",
    widths: [480, 720, 960, 1280, 1600, 1920], width: 1920, height: 960,
    alt: {
      es: "Un camión cargado de racimos sobre la báscula, en el patio de la extractora, con luz baja de la mañana",
      en: "A truck loaded with palm bunches stands on the weighbridge in the mill's yard, in low morning light",
    }[lang],
    color: "#848673", position: "object-[75%_78%]",
  },
  "bascula-portrait": {
    base: "/assets/img/landscape/bascula-portrait-dfbd7c8e",
    widths: [320, 480, 640], width: 640, height: 800,
    alt: {
      es: "Un camión cargado de racimos sobre la báscula, en el patio de la extractora, con luz baja de la mañana",
      en: "A truck loaded with palm bunches stands on the weighbridge in the mill's yard, in low morning light",
    }[lang],
    color: "#82816d", position: "object-[50%_72%]",
  },
  "bell-pepper": {
    base: "/assets/img/shop/bell-pepper-0135bb19",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Tres chiles dulces: amarillo, rojo y verde",
      en: "Three bell peppers: yellow, red and green",
    }[lang],
    color: "#ead3c0",
  },
  "bell-pepper-2": {
    base: "/assets/img/shop/bell-pepper-2-d96bf7e8",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Un chile dulce verde y uno amarillo de pie, uno rojo acostado delante",
      en: "A green and a yellow bell pepper standing, a red one lying in front",
    }[lang],
    color: "#ebdfcc",
  },
  "bell-pepper-3": {
    base: "/assets/img/shop/bell-pepper-3-48bf9751",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Primer plano de un chile dulce rojo y brillante, entre uno amarillo y uno verde",
      en: "Close-up of a glossy red bell pepper between a yellow one and a green one",
    }[lang],
    color: "#a76145",
  },
  bosque: {
    base: "/assets/img/landscape/bosque-b689ba95",
    widths: [480, 720, 960, 1280, 1600, 1920], width: 1920, height: 960,
    alt: {
      es: "Una ancha franja de pasto entre filas de palmas a la izquierda y bosque nativo a la derecha",
      en: "A wide strip of grass between rows of oil palms on the left and native forest on the right",
    }[lang],
    color: "#688359", position: "object-[70%_55%]",
  },
  "bosque-portrait": {
    base: "/assets/img/landscape/bosque-portrait-e13f7f04",
    widths: [320, 480, 640], width: 640, height: 800,
    alt: {
      es: "Una ancha franja de pasto entre filas de palmas a la izquierda y bosque nativo a la derecha",
      en: "A wide strip of grass between rows of oil palms on the left and native forest on the right",
    }[lang],
    color: "#84a077",
  },
  bunch: {
    base: "/assets/img/corporate/bunch-be15eed6",
    widths: [320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Racimo de fruta de palma, rojo y negro, con frutos sueltos al lado",
      en: "A red and black bunch of palm fruit with loose fruits beside it",
    }[lang],
    color: "#e8c8bb",
  },
  camino: {
    base: "/assets/img/landscape/camino-aa7cf582",
    widths: [480, 720, 960, 1280, 1600, 1920], width: 1920, height: 960,
    alt: {
      es: "Camino de tierra recto entre dos filas de palma aceitera",
      en: "A straight earth track between two rows of oil palms",
    }[lang],
    color: "#5c7145",
  },
  "camino-lluvia": {
    base: "/assets/img/landscape/camino-lluvia-79f4a4d3",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 800,
    alt: {
      es: "El agua de lluvia cubre el camino entre filas de palmas y refleja el cielo gris, las palmas y un cerro con neblina",
      en: "Rain water stands on a road between palm rows and mirrors a grey sky, the palms and a misty hill",
    }[lang],
    color: "#777f6b", position: "object-[50%_70%]",
  },
  "camino-portrait": {
    base: "/assets/img/landscape/camino-portrait-47490685",
    widths: [320, 480, 640], width: 640, height: 800,
    alt: {
      es: "Camino de tierra recto entre dos filas de palma aceitera",
      en: "A straight earth track between two rows of oil palms",
    }[lang],
    color: "#8d9e7c",
  },
  carrot: {
    base: "/assets/img/shop/carrot-09168fff",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Tres zanahorias con sus hojas y tres rodajas",
      en: "Three carrots with their leaves and three slices",
    }[lang],
    color: "#eee1ca",
  },
  "carrot-2": {
    base: "/assets/img/shop/carrot-2-bc02edce",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Cinco zanahorias en fila, con las hojas hacia arriba",
      en: "Five carrots in a row, leaves up",
    }[lang],
    color: "#e0c9b0",
  },
  "carrot-3": {
    base: "/assets/img/shop/carrot-3-fcabf363",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Primer plano de las cabezas de tres zanahorias con sus tallos y hojas",
      en: "Close-up of the tops of three carrots with their stems and leaves",
    }[lang],
    color: "#ad9b71",
  },
  "cheese-board": {
    base: "/assets/img/still/cheese-board-2b9cbb6e",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Una cuña grande de queso y una pequeña con tomates y hierbas sobre una tabla",
      en: "A large wedge of cheese and a small one with tomatoes and herbs on a board",
    }[lang],
    color: "#f0dfc3",
  },
  "citrus-board": {
    base: "/assets/img/still/citrus-board-5bd9af20",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Naranjas y limones, enteros y cortados, sobre una tabla",
      en: "Oranges and lemons, whole and cut, on a wooden board",
    }[lang],
    color: "#eddcbb",
  },
  "client-1": {
    base: "/assets/img/people/client-1-21170599",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Figura de una mujer de melena corta castaña y chaqueta azul",
      en: "Figure of a woman with a short brown bob and a blue jacket",
    }[lang],
    color: "#b6ac9d", position: "object-[50%_30%]",
  },
  "client-2": {
    base: "/assets/img/people/client-2-3757bf78",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Figura de un hombre con barba, lentes redondos, traje azul y corbata naranja",
      en: "Figure of a man with a beard, round glasses, a blue suit and an orange tie",
    }[lang],
    color: "#a9a8a5", position: "object-[50%_30%]",
  },
  "client-3": {
    base: "/assets/img/people/client-3-6a659275",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Figura de un hombre canoso con lentes redondos y camisa polo verde",
      en: "Figure of a grey-haired man with round glasses and a green polo shirt",
    }[lang],
    color: "#b3baa0", position: "object-[50%_30%]",
  },
  compost: {
    base: "/assets/img/still/compost-78f782ec",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Un montón de tierra oscura con un brote, una pala y una maceta",
      en: "A heap of dark soil with a seedling in it, a scoop and a pot",
    }[lang],
    color: "#ece7e0",
  },
  corn: {
    base: "/assets/img/shop/corn-e980c7fd",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Dos mazorcas de maíz con las hojas abiertas",
      en: "Two corn cobs with the husk peeled back",
    }[lang],
    color: "#f3ebbe",
  },
  "corn-2": {
    base: "/assets/img/shop/corn-2-ef1022e0",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Tres mazorcas con las hojas abiertas, en sentidos alternos",
      en: "Three cobs with their husks peeled back, head to tail",
    }[lang],
    color: "#e3dab6",
  },
  "corn-3": {
    base: "/assets/img/shop/corn-3-b9954c83",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Primer plano de las puntas de dos mazorcas, con sus hileras de granos amarillos",
      en: "Close-up of the tips of two corn cobs with their rows of yellow kernels",
    }[lang],
    color: "#d8bc67",
  },
  "corn-basket": {
    base: "/assets/img/still/corn-basket-0ca47504",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Canasta con mazorcas de maíz y dos más en el suelo",
      en: "A basket of corn cobs with two more in front",
    }[lang],
    color: "#eadfa9",
  },
  "corn-board": {
    base: "/assets/img/still/corn-board-63d1204a",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Una mazorca con hojas y dos peladas sobre una tabla, con limón",
      en: "A cob in its husk and two bare ones on a board with lemon",
    }[lang],
    color: "#e7d6ac",
  },
  cosecha: {
    base: "/assets/img/landscape/cosecha-88db11be",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 800,
    alt: {
      es: "Racimos de palma apilados junto al camino, entre filas de palmas",
      en: "Palm bunches heaped beside a track between rows of palms",
    }[lang],
    color: "#706e48",
  },
  "crate-of-pineapples": {
    base: "/assets/img/still/crate-of-pineapples-7e7d73f9",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Piñas de pie en una caja de madera, dos rodajas delante",
      en: "Pineapples standing in a wooden crate, two rings in front",
    }[lang],
    color: "#d6cdaf",
  },
  "crate-of-tomatoes": {
    base: "/assets/img/still/crate-of-tomatoes-257cb10d",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Una caja de madera con tomates en filas",
      en: "A wooden crate packed with tomatoes in rows",
    }[lang],
    color: "#ecd5c9",
  },
  "crate-of-vegetables": {
    base: "/assets/img/still/crate-of-vegetables-d8fbb6dc",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Caja de madera con maíz, chiles dulces, tomates, cebollas y berenjena",
      en: "A wooden crate of corn, bell peppers, tomatoes, onions and aubergine",
    }[lang],
    color: "#e5cfaa",
  },
  cucumber: {
    base: "/assets/img/shop/cucumber-4777b294",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Dos pepinos enteros y varias rodajas",
      en: "Two whole cucumbers and several slices",
    }[lang],
    color: "#d4e1c7",
  },
  "cucumber-2": {
    base: "/assets/img/shop/cucumber-2-f851645b",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Dos pepinos y una pila de rodajas",
      en: "Two cucumbers and a stack of slices",
    }[lang],
    color: "#d8e1d0",
  },
  "cucumber-3": {
    base: "/assets/img/shop/cucumber-3-f50c803f",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Primer plano de rodajas de pepino junto a la punta de un pepino entero",
      en: "Close-up of slices of cucumber by the end of a whole one",
    }[lang],
    color: "#abbb98",
  },
  "cut-bunch": {
    base: "/assets/img/corporate/cut-bunch-ade317cf",
    widths: [320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Un racimo recién cortado sobre hojas de palma, junto al chuzo de la cosecha y unos frutos sueltos",
      en: "A bunch just cut, lying on palm fronds beside the harvester's chisel and a few loose fruits",
    }[lang],
    color: "#e6d5cb",
  },
  dairy: {
    base: "/assets/img/still/dairy-3ee14b23",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Botella y vaso de leche junto a una cuña de queso sobre una tabla",
      en: "A bottle and a glass of milk beside a wedge of cheese on a board",
    }[lang],
    color: "#cdc89b", position: "object-[22%_50%]",
  },
  eggplant: {
    base: "/assets/img/shop/eggplant-72d95882",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Dos berenjenas moradas y dos rodajas",
      en: "Two purple aubergines and two slices",
    }[lang],
    color: "#d6d4cd",
  },
  "eggplant-2": {
    base: "/assets/img/shop/eggplant-2-1efc8319",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Una berenjena con una fila de rodajas delante",
      en: "One aubergine, a row of slices in front",
    }[lang],
    color: "#e8e6df",
  },
  "eggplant-3": {
    base: "/assets/img/shop/eggplant-3-1e0b4ae1",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Primer plano de los cálices verdes y los cabos de dos berenjenas",
      en: "Close-up of the green caps and stems of two aubergines",
    }[lang],
    color: "#aaa9a0",
  },
  "empty-basket": {
    base: "/assets/img/still/empty-basket-060999da",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Canasta de mimbre vacía con un pequeño tomate rojo a su lado",
      en: "An empty wicker basket with one small red tomato beside it",
    }[lang],
    color: "#f1e7dd",
  },
  "exotic-fruit": {
    base: "/assets/img/still/exotic-fruit-d8643e01",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Piña, papaya, mangos y bananos juntos",
      en: "Pineapple, papaya, mangoes and bananas together",
    }[lang],
    color: "#e5d5a9",
  },
  extractora: {
    base: "/assets/img/landscape/extractora-73ae335e",
    widths: [480, 720, 960, 1280, 1600, 1920], width: 1920, height: 960,
    alt: {
      es: "La planta extractora, con dos chimeneas de vapor, entre palmas y montañas",
      en: "The mill, with two steaming chimneys, among palms and mountains",
    }[lang],
    color: "#778f76", position: "object-[70%_40%]",
  },
  "extractora-portrait": {
    base: "/assets/img/landscape/extractora-portrait-27438a70",
    widths: [320, 480, 552], width: 552, height: 690,
    alt: {
      es: "La planta extractora, con dos chimeneas de vapor, entre palmas y montañas",
      en: "The mill, with two steaming chimneys, among palms and mountains",
    }[lang],
    color: "#92a79c",
  },
  "farmer-1": {
    base: "/assets/img/people/farmer-1-5d34b0ca",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Figura de un productor con bigote, sombrero de paja y camisa verde",
      en: "Figure of a farmer with a moustache, a straw hat and a green shirt",
    }[lang],
    color: "#b3af8f", position: "object-[50%_30%]",
  },
  "farmer-2": {
    base: "/assets/img/people/farmer-2-f77ca50f",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Figura de una productora con trenza, sombrero de paja y blusa bordada",
      en: "Figure of a farmer with a braid, a straw hat and an embroidered blouse",
    }[lang],
    color: "#c9c6b1", position: "object-[50%_30%]",
  },
  "farmer-3": {
    base: "/assets/img/people/farmer-3-c485f5e0",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Figura de un productor de barba blanca, con sombrero blanco y camisa de cuadros",
      en: "Figure of a farmer with a white beard, a white hat and a checked shirt",
    }[lang],
    color: "#c6bcb1", position: "object-[50%_30%]",
  },
  "farmer-4": {
    base: "/assets/img/people/farmer-4-bae84cb7",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Figura de una productora de pelo rizado con overol azul y suéter amarillo",
      en: "Figure of a farmer with curly hair, blue dungarees and a yellow jumper",
    }[lang],
    color: "#b9b6a3", position: "object-[50%_30%]",
  },
  "farmer-5": {
    base: "/assets/img/people/farmer-5-62ad4a71",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Figura de un productor joven con gorra roja y overol verde",
      en: "Figure of a young farmer with a red cap and green dungarees",
    }[lang],
    color: "#cebda3", position: "object-[50%_30%]",
  },
  "farmer-6": {
    base: "/assets/img/people/farmer-6-dc251426",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Figura de una productora mayor con pañuelo rojo, blusa morada y delantal",
      en: "Figure of an older farmer with a red headscarf, a purple blouse and an apron",
    }[lang],
    color: "#c3b2aa", position: "object-[50%_30%]",
  },
  fertilizer: {
    base: "/assets/img/still/fertilizer-38119b99",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Saco de abono granulado, una pala de mano y un brote en una maceta",
      en: "A sack of fertilizer pellets, a hand scoop and a sprout in a pot",
    }[lang],
    color: "#f3e9d9", position: "object-[25%_50%]",
  },
  fibre: {
    base: "/assets/img/corporate/fibre-696be9e0",
    widths: [320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Montón de raquis picado sobre una tabla redonda de madera",
      en: "A heap of chopped bunch fibre on a round wooden board",
    }[lang],
    color: "#e1d6c9",
  },
  "fish-crate": {
    base: "/assets/img/still/fish-crate-97872008",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Dos pargos rojos sobre hielo en una caja de madera, con limones al lado",
      en: "Two red snappers on ice in a wooden crate, lemons beside it",
    }[lang],
    color: "#f1e1d4",
  },
  "fish-on-ice": {
    base: "/assets/img/still/fish-on-ice-4b3a92db",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Pargo, caballa, tilapia y sardinas sobre hielo con rodajas de limón",
      en: "Red snapper, mackerel, tilapia and sardines on ice with lemon slices",
    }[lang],
    color: "#f0eae4",
  },
  "fruit-basket": {
    base: "/assets/img/still/fruit-basket-162b416e",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Canasta con piña, papaya, mango, bananos, naranja, manzana y limón",
      en: "A basket with pineapple, papaya, mango, bananas, orange, apple and lemon",
    }[lang],
    color: "#ecddba", position: "object-[35%_50%]",
  },
  "hero-agua": {
    base: "/assets/img/hero/agua-57f5ba73",
    widths: [640, 960, 1280, 1600, 1920], width: 1920, height: 1080,
    alt: {
      es: "Río en calma entre palmas y bosque, con bruma de la mañana",
      en: "A calm river between palms and forest in the morning mist",
    }[lang],
    color: "#919a8d", position: "object-[40%_60%]",
  },
  "hero-agua-portrait": {
    base: "/assets/img/hero/agua-portrait-231bdcc8",
    widths: [390, 600], width: 600, height: 900,
    alt: {
      es: "Río en calma entre palmas y bosque, con bruma de la mañana",
      en: "A calm river between palms and forest in the morning mist",
    }[lang],
    color: "#a2aea9",
  },
  "hero-amanecer": {
    base: "/assets/img/hero/amanecer-1f67923e",
    widths: [640, 960, 1280, 1600, 1920], width: 1920, height: 1080,
    alt: {
      es: "El sol sale tras las montañas sobre un mar de palmas; un camino de tierra baja entre ellas",
      en: "The sun rises behind mountains over a sea of palms; an earth track runs down among them",
    }[lang],
    color: "#828456", position: "object-[60%_40%]",
  },
  "hero-amanecer-portrait": {
    base: "/assets/img/hero/amanecer-portrait-c9ab7e60",
    widths: [390, 600], width: 600, height: 900,
    alt: {
      es: "El sol sale tras las montañas sobre un mar de palmas; un camino de tierra baja entre ellas",
      en: "The sun rises behind mountains over a sea of palms; an earth track runs down among them",
    }[lang],
    color: "#9f985f", position: "object-[58%_50%]",
  },
  "hero-fruto": {
    base: "/assets/img/hero/fruto-f11ec91a",
    widths: [640, 960, 1280, 1600, 1920], width: 1920, height: 1080,
    alt: {
      es: "Racimos de fruta roja en la corona de una palma aceitera",
      en: "Bunches of red fruit in the crown of an oil palm",
    }[lang],
    color: "#838648", position: "object-[75%_45%]",
  },
  "hero-fruto-portrait": {
    base: "/assets/img/hero/fruto-portrait-08f589dc",
    widths: [390, 600], width: 600, height: 900,
    alt: {
      es: "Racimos de fruta roja en la corona de una palma aceitera",
      en: "Bunches of red fruit in the crown of an oil palm",
    }[lang],
    color: "#727433", position: "object-[68%_36%]",
  },
  hielera: {
    base: "/assets/img/landscape/hielera-d41f3f60",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 800,
    alt: {
      es: "Una casita encalada con techo de paneles solares junto a lanchas en una playa con palmas",
      en: "A small whitewashed house with a roof of solar panels beside skiffs on a beach with palms",
    }[lang],
    color: "#adbcb2",
  },
  horizonte: {
    base: "/assets/img/landscape/horizonte-36b86bad",
    widths: [480, 720, 960, 1280, 1600, 1920], width: 1920, height: 960,
    alt: {
      es: "Un mar de palmas baja desde la loma hasta la playa y el mar azul; a la derecha, un cabo con bosque",
      en: "Palms run down from a hill to the beach and a blue sea, a wooded cape on the right",
    }[lang],
    color: "#7f9a86", position: "object-[70%_42%]",
  },
  "horizonte-portrait": {
    base: "/assets/img/landscape/horizonte-portrait-66816b8a",
    widths: [320, 480, 640], width: 640, height: 800,
    alt: {
      es: "Un mar de palmas baja desde la loma hasta la playa y el mar azul; a la derecha, un cabo con bosque",
      en: "Palms run down from a hill to the beach and a blue sea, a wooded cape on the right",
    }[lang],
    color: "#829c87",
  },
  hortalizas: {
    base: "/assets/img/landscape/hortalizas-6e85c6bf",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 800,
    alt: {
      es: "Surcos de lechugas verdes y moradas que llegan hasta los invernaderos",
      en: "Rows of green and purple lettuces reaching to the greenhouses",
    }[lang],
    color: "#7c8676", position: "object-[45%_50%]",
  },
  "hortalizas-portrait": {
    base: "/assets/img/landscape/hortalizas-portrait-e013dfbc",
    widths: [320, 480, 640], width: 640, height: 800,
    alt: {
      es: "Surcos de lechugas verdes y moradas que llegan hasta los invernaderos",
      en: "Rows of green and purple lettuces reaching to the greenhouses",
    }[lang],
    color: "#7f8875",
  },
  invernadero: {
    base: "/assets/img/landscape/invernadero-6b46ea3a",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 800,
    alt: {
      es: "Surcos de lechuga a cielo abierto junto a dos invernaderos; un canal de lluvia baja a un tanque",
      en: "Beds of lettuce under the open sky beside two greenhouses, a rain gutter leading to a tank",
    }[lang],
    color: "#7b8973", position: "object-[70%_60%]",
  },
  "kernel-oil": {
    base: "/assets/img/corporate/kernel-oil-37f11c20",
    widths: [320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Vaso de vidrio con aceite claro de palmiste junto a un cuenco de coquillos",
      en: "A glass beaker of pale palm kernel oil next to a bowl of kernels",
    }[lang],
    color: "#ece8de", position: "object-[62%_50%]",
  },
  kernels: {
    base: "/assets/img/corporate/kernels-1386fba8",
    widths: [320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Cuenco de madera lleno de coquillos; algunos, partidos, muestran la almendra blanca",
      en: "A wooden bowl full of palm kernels; some, cut open, show their white flesh",
    }[lang],
    color: "#e3ddd8",
  },
  lechugas: {
    base: "/assets/img/landscape/lechugas-96bb4b33",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 800,
    alt: {
      es: "Hileras de lechuga verde y morada a ras del suelo con luz lateral, y palmas al fondo",
      en: "Rows of green and red lettuce close to the ground in low side light, palms behind",
    }[lang],
    color: "#6a774f", position: "object-[62%_75%]",
  },
  lemon: {
    base: "/assets/img/shop/lemon-c4a09034",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Dos limones, medio limón y una rodaja",
      en: "Two lemons, half a lemon and a slice",
    }[lang],
    color: "#faf4c9",
  },
  "lemon-2": {
    base: "/assets/img/shop/lemon-2-8be60753",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Un abanico de rodajas ante dos mitades y un limón entero",
      en: "A fan of lemon slices before two halves and a whole lemon",
    }[lang],
    color: "#f3ecc2",
  },
  "lemon-3": {
    base: "/assets/img/shop/lemon-3-615c3684",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Primer plano de medio limón con sus gajos, entre dos limones enteros",
      en: "Close-up of half a lemon with its segments, between two whole lemons",
    }[lang],
    color: "#e3d069",
  },
  mackerel: {
    base: "/assets/img/shop/mackerel-492621bd",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Dos caballas sobre hielo con rodajas de limón",
      en: "Two mackerel on ice with lemon slices",
    }[lang],
    color: "#eef0ea",
  },
  "mackerel-2": {
    base: "/assets/img/shop/mackerel-2-911f3b55",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Dos caballas sobre una tabla de madera, con limón",
      en: "Two mackerels across a wooden board, with lemon",
    }[lang],
    color: "#e2d8c5",
  },
  "mackerel-3": {
    base: "/assets/img/shop/mackerel-3-fbe7c7e1",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Primer plano de las cabezas de dos caballas de lomo rayado sobre hielo",
      en: "Close-up of the heads of two mackerel with striped backs on ice",
    }[lang],
    color: "#c5cdcc",
  },
  maizal: {
    base: "/assets/img/landscape/maizal-bf9de0a6",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 800,
    alt: {
      es: "Un maizal alto y espigado a ambos lados de un camino de tierra; palmas y cerros azules al fondo",
      en: "A field of tall maize in tassel on both sides of an earth track, palms and blue hills behind",
    }[lang],
    color: "#748d5d", position: "object-[45%_60%]",
  },
  "maizal-portrait": {
    base: "/assets/img/landscape/maizal-portrait-7c99351f",
    widths: [320, 480, 640], width: 640, height: 800,
    alt: {
      es: "Un maizal alto y espigado a ambos lados de un camino de tierra; palmas y cerros azules al fondo",
      en: "A field of tall maize in tassel on both sides of an earth track, palms and blue hills behind",
    }[lang],
    color: "#748b5d",
  },
  mango: {
    base: "/assets/img/shop/mango-3e2e1198",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Mango maduro y una mitad cortada en cubos",
      en: "A ripe mango and a half scored into cubes",
    }[lang],
    color: "#eed6b6",
  },
  "mango-2": {
    base: "/assets/img/shop/mango-2-9ac97a54",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Tres mangos enteros, de verde a rojo",
      en: "Three whole mangoes, green to red",
    }[lang],
    color: "#f4e6bb",
  },
  "mango-3": {
    base: "/assets/img/shop/mango-3-77dd9d73",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Primer plano de medio mango cortado en cubos",
      en: "Close-up of half a mango scored into cubes",
    }[lang],
    color: "#d4a25c",
  },
  "market-scale": {
    base: "/assets/img/still/market-scale-3f6b1997",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Tomates en el plato de una balanza de mercado, con verduras al pie",
      en: "Tomatoes in the pan of a market scale, vegetables at its foot",
    }[lang],
    color: "#e4dccf",
  },
  "market-table": {
    base: "/assets/img/still/market-table-a470c3c1",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Mesa de madera con tomates, calabaza, sandía, piña y otras frutas y verduras",
      en: "A wooden table with tomatoes, pumpkin, watermelon, pineapple and other produce",
    }[lang],
    color: "#d0b391",
  },
  meal: {
    base: "/assets/img/corporate/meal-020724d3",
    widths: [320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Harina de coquillo en un cuenco y en una cuchara de madera",
      en: "Palm kernel meal in a wooden bowl and a wooden spoon",
    }[lang],
    color: "#f1e8de",
  },
  montana: {
    base: "/assets/img/landscape/montana-70fabd23",
    widths: [480, 720, 960, 1280, 1600, 1920], width: 1920, height: 960,
    alt: {
      es: "Copas de palma aceitera con la primera luz; detrás, capas de cerros boscosos, más azules a lo lejos",
      en: "Crowns of oil palms in early light, layers of wooded hills behind them, bluer with distance",
    }[lang],
    color: "#658067", position: "object-[70%_45%]",
  },
  "montana-portrait": {
    base: "/assets/img/landscape/montana-portrait-f8fe274a",
    widths: [320, 480, 640], width: 640, height: 800,
    alt: {
      es: "Copas de palma aceitera con la primera luz; detrás, capas de cerros boscosos, más azules a lo lejos",
      en: "Crowns of oil palms in early light, layers of wooded hills behind them, bluer with distance",
    }[lang],
    color: "#637e61",
  },
  ocaso: {
    base: "/assets/img/landscape/ocaso-7c368272",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 800,
    alt: {
      es: "Palmas a contraluz bajo un cielo rosado al ponerse el sol",
      en: "Palms in silhouette under a pink sky at sunset",
    }[lang],
    color: "#4b342d", position: "object-[45%_50%]",
  },
  "ocaso-2": {
    base: "/assets/img/landscape/ocaso-2-621c3896",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 800,
    alt: {
      es: "Un camino vacío entre troncos altos de palma; al fondo, el sol se pone tras un cerro bajo un cielo rojo y violeta",
      en: "An empty track between tall palm trunks, the sun setting behind a hill at its end under a red and violet sky",
    }[lang],
    color: "#744021", position: "object-[65%_50%]",
  },
  "ocaso-portrait": {
    base: "/assets/img/landscape/ocaso-portrait-a6bf28ec",
    widths: [320, 480, 640], width: 640, height: 800,
    alt: {
      es: "Palmas a contraluz bajo un cielo rosado al ponerse el sol",
      en: "Palms in silhouette under a pink sky at sunset",
    }[lang],
    color: "#67493f",
  },
  "offer-fish": {
    base: "/assets/img/still/offer-fish-bcb01e0a",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Dos caballas y tres sardinas sobre pizarra, con limón y hierbas",
      en: "Two mackerels and three sardines on slate, with lemon and herbs",
    }[lang],
    color: "#bfc2bc",
  },
  "offer-fruit": {
    base: "/assets/img/still/offer-fruit-8ab4414a",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Media papaya y su par, sandía, naranjas y limones cortados sobre una tabla oscura",
      en: "Papaya halves, watermelon, cut oranges and lemons on a dark board",
    }[lang],
    color: "#dabc8f",
  },
  "offer-vegetables": {
    base: "/assets/img/still/offer-vegetables-4284a9a9",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Chiles dulces, tomates y pepino, enteros y cortados, sobre una tabla",
      en: "Bell peppers, tomatoes and cucumber, whole and cut, on a board",
    }[lang],
    color: "#d7cab7",
  },
  oil: {
    base: "/assets/img/corporate/oil-1523d470",
    widths: [320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Botella de aceite crudo de palma, anaranjado, junto a un cuenco de frutos",
      en: "A bottle of orange crude palm oil next to a bowl of fruits",
    }[lang],
    color: "#f7e9dc", position: "object-[62%_50%]",
  },
  onion: {
    base: "/assets/img/shop/onion-71cef098",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Cebolla amarilla, cebolla morada y media cebolla",
      en: "A yellow onion, a red onion and half an onion",
    }[lang],
    color: "#f6ece2",
  },
  "onion-2": {
    base: "/assets/img/shop/onion-2-98cc9bf1",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Dos cebollas doradas, una morada y media cebolla, desde arriba",
      en: "Two golden onions, a red one and half of one, from above",
    }[lang],
    color: "#ece1d7",
  },
  "onion-3": {
    base: "/assets/img/shop/onion-3-25a2d762",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Primer plano de media cebolla con sus capas, entre una amarilla y una morada",
      en: "Close-up of half an onion with its layers, between a yellow one and a red one",
    }[lang],
    color: "#d7c4bc",
  },
  orange: {
    base: "/assets/img/shop/orange-afdaaa8e",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Dos naranjas, una con hoja, y media naranja",
      en: "Two oranges, one with a leaf, and half an orange",
    }[lang],
    color: "#f9e6cd",
  },
  "orange-2": {
    base: "/assets/img/shop/orange-2-5ded68dc",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Dos mitades de naranja boca arriba, entre dos enteras",
      en: "Two halves of an orange turned up, between two whole ones",
    }[lang],
    color: "#faeacd",
  },
  "orange-3": {
    base: "/assets/img/shop/orange-3-845bf8f9",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Primer plano de media naranja con sus gajos, entre dos naranjas enteras",
      en: "Close-up of half an orange with its segments, between two whole oranges",
    }[lang],
    color: "#e2a45e",
  },
  papaya: {
    base: "/assets/img/shop/papaya-91ed793c",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Papaya entera y media papaya con sus semillas negras",
      en: "A whole papaya and half a papaya with its black seeds",
    }[lang],
    color: "#ecdfb9",
  },
  "papaya-2": {
    base: "/assets/img/shop/papaya-2-138ef4f2",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Dos mitades de papaya, llenas de semillas negras",
      en: "Two halves of a papaya, side by side, full of black seeds",
    }[lang],
    color: "#e8d5a5",
  },
  "papaya-3": {
    base: "/assets/img/shop/papaya-3-423f70a3",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Primer plano de media papaya llena de semillas negras",
      en: "Close-up of half a papaya full of black seeds",
    }[lang],
    color: "#b28849",
  },
  "pepper-basket": {
    base: "/assets/img/still/pepper-basket-54548f22",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Una canasta de chiles rojos, amarillos y verdes",
      en: "A basket of red, yellow and green peppers",
    }[lang],
    color: "#e1ceb9",
  },
  pineapple: {
    base: "/assets/img/shop/pineapple-8b4e900c",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Piña entera con dos rodajas al lado",
      en: "A whole pineapple with two slices beside it",
    }[lang],
    color: "#e8e0b9",
  },
  "pineapple-2": {
    base: "/assets/img/shop/pineapple-2-ebea3815",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Una piña acostada con cuatro rodajas delante",
      en: "A pineapple on its side, four rings in front",
    }[lang],
    color: "#e9dc97",
  },
  "pineapple-3": {
    base: "/assets/img/shop/pineapple-3-0536f84d",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Primer plano de la corona verde de una piña y los ojos de su cáscara",
      en: "Close-up of the green crown of a pineapple and the eyes of its skin",
    }[lang],
    color: "#a49056",
  },
  porton: {
    base: "/assets/img/landscape/porton-bddbb98d",
    widths: [480, 720, 960, 1280, 1600, 1920], width: 1920, height: 960,
    alt: {
      es: "Un camino de tierra entra por el portón abierto de un muro encalado; al fondo, la planta extractora con sus chimeneas",
      en: "An earth road leads through the open gate in a whitewashed wall to the mill and its stacks",
    }[lang],
    color: "#97a588", position: "object-[60%_32%]",
  },
  "porton-portrait": {
    base: "/assets/img/landscape/porton-portrait-c6b9116f",
    widths: [320, 480, 640], width: 640, height: 800,
    alt: {
      es: "Un camino de tierra entra por el portón abierto de un muro encalado; al fondo, la planta extractora con sus chimeneas",
      en: "An earth road leads through the open gate in a whitewashed wall to the mill and its stacks",
    }[lang],
    color: "#a8b096",
  },
  pumpkin: {
    base: "/assets/img/shop/pumpkin-e3a39ad2",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Calabaza anaranjada y una tajada",
      en: "An orange pumpkin and a wedge",
    }[lang],
    color: "#f5e1cb",
  },
  "pumpkin-2": {
    base: "/assets/img/shop/pumpkin-2-6e21441a",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Una calabaza grande y una pequeña",
      en: "A large pumpkin and a small one",
    }[lang],
    color: "#f6dfc6",
  },
  "pumpkin-3": {
    base: "/assets/img/shop/pumpkin-3-077b847f",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Primer plano de los gajos anaranjados y el cabo de una calabaza",
      en: "Close-up of the orange ribs and the stem of a pumpkin",
    }[lang],
    color: "#dba57a",
  },
  racimos: {
    base: "/assets/img/landscape/racimos-c7bc4005",
    widths: [480, 720, 960, 1280, 1600, 1920], width: 1920, height: 960,
    alt: {
      es: "Palmas jóvenes con racimos de fruta roja al alcance de la mano, vistas desde abajo",
      en: "Young palms with red bunches within a hand's reach, seen from below",
    }[lang],
    color: "#597036", position: "object-[78%_54%]",
  },
  "racimos-portrait": {
    base: "/assets/img/landscape/racimos-portrait-44c1550b",
    widths: [320, 480, 640], width: 640, height: 800,
    alt: {
      es: "Palmas jóvenes con racimos de fruta roja al alcance de la mano, vistas desde abajo",
      en: "Young palms with red bunches within a hand's reach, seen from below",
    }[lang],
    color: "#556425",
  },
  "red-snapper": {
    base: "/assets/img/shop/red-snapper-6e0e4b1d",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Pargo rojo sobre una tabla con limón y perejil",
      en: "A red snapper on a board with lemon and parsley",
    }[lang],
    color: "#edd4c1",
  },
  "red-snapper-2": {
    base: "/assets/img/shop/red-snapper-2-c4308b68",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Un pargo rojo sobre una cama de hielo, con limón",
      en: "A red snapper across a bed of ice, with lemon",
    }[lang],
    color: "#e6d6d2",
  },
  "red-snapper-3": {
    base: "/assets/img/shop/red-snapper-3-b952132f",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Primer plano de la cabeza y las escamas de un pargo rojo sobre una tabla",
      en: "Close-up of the head and scales of a red snapper on a board",
    }[lang],
    color: "#e2a996",
  },
  ribera: {
    base: "/assets/img/landscape/ribera-b28cc993",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 800,
    alt: {
      es: "Un río en calma desde la orilla cubierta de hierba; un árbol viejo y palmas a la izquierda, y enfrente el bosque reflejado en el agua",
      en: "A calm river seen from its grassy near bank, an old tree and palms on the left, a wall of forest on the far side mirrored in the water",
    }[lang],
    color: "#647b5f", position: "object-[60%_60%]",
  },
  rio: {
    base: "/assets/img/landscape/rio-c7cb2b73",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 800,
    alt: {
      es: "Un río sinuoso con una franja de árboles en cada orilla y palmas a ambos lados, visto desde el aire",
      en: "A winding river with a belt of trees on each bank, oil palms on both sides, seen from the air",
    }[lang],
    color: "#6a7f5d", position: "object-[70%_60%]",
  },
  "root-basket": {
    base: "/assets/img/still/root-basket-558070f9",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Una canasta de cebollas con zanahorias delante",
      en: "A basket of onions with carrots in front",
    }[lang],
    color: "#ddcab7",
  },
  sardines: {
    base: "/assets/img/shop/sardines-d48dd1a2",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Seis sardinas en una fuente de borde azul, con limón",
      en: "Six sardines with lemon on a dish with a blue rim",
    }[lang],
    color: "#e7ebea",
  },
  "sardines-2": {
    base: "/assets/img/shop/sardines-2-99e1a2b0",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Cuatro sardinas sobre pizarra, con rodajas de limón",
      en: "Four sardines on slate, with lemon slices",
    }[lang],
    color: "#bdc0be",
  },
  "sardines-3": {
    base: "/assets/img/shop/sardines-3-e05c8828",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Primer plano de las cabezas de seis sardinas en una fuente de borde azul",
      en: "Close-up of the heads of six sardines on a dish with a blue rim",
    }[lang],
    color: "#bec6c9",
  },
  seedlings: {
    base: "/assets/img/still/seedlings-91af68f1",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Cinco brotes verdes en macetas de barro sobre una tabla",
      en: "Five green seedlings in clay pots on a board",
    }[lang],
    color: "#eee0cb",
  },
  sombra: {
    base: "/assets/img/landscape/sombra-9e4ebd3e",
    widths: [480, 720, 960, 1280, 1600, 1920], width: 1920, height: 960,
    alt: {
      es: "Palmas altas y viejas cierran la sombra; sus troncos se alejan en filas sobre la hierba",
      en: "Tall old palms close overhead; their trunks recede in rows over the grass",
    }[lang],
    color: "#526237", position: "object-[50%_60%]",
  },
  "sombra-portrait": {
    base: "/assets/img/landscape/sombra-portrait-9c032253",
    widths: [320, 480, 640], width: 640, height: 800,
    alt: {
      es: "Palmas altas y viejas cierran la sombra; sus troncos se alejan en filas sobre la hierba",
      en: "Tall old palms close overhead; their trunks recede in rows over the grass",
    }[lang],
    color: "#526237",
  },
  "staff-1": {
    base: "/assets/img/people/staff-1-e8c7754b",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Figura de una operaria con trenza, casco blanco y camisa azul",
      en: "Figure of a mill worker with a braid, a white helmet and a blue shirt",
    }[lang],
    color: "#b8b6a9", position: "object-[50%_30%]",
  },
  "staff-2": {
    base: "/assets/img/people/staff-2-d3d13438",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Figura de un encargado con bigote, casco amarillo y camisa verde",
      en: "Figure of a foreman with a moustache, a yellow helmet and a green shirt",
    }[lang],
    color: "#b7b8a2", position: "object-[50%_30%]",
  },
  tilapia: {
    base: "/assets/img/shop/tilapia-cee9e691",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Dos tilapias sobre pizarra con limón y perejil",
      en: "Two tilapia on slate with lemon and parsley",
    }[lang],
    color: "#d1d3cf",
  },
  "tilapia-2": {
    base: "/assets/img/shop/tilapia-2-eaa71418",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Una tilapia sobre un plato ovalado, con limón",
      en: "A tilapia across an oval dish with lemon",
    }[lang],
    color: "#e9eae8",
  },
  "tilapia-3": {
    base: "/assets/img/shop/tilapia-3-a34a132b",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Primer plano de las cabezas de dos tilapias sobre pizarra, con perejil",
      en: "Close-up of the heads of two tilapia on slate, with parsley",
    }[lang],
    color: "#9ba19d",
  },
  "tile-basket": {
    base: "/assets/img/still/tile-basket-84700dd7",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Una canasta de naranjas con bananos encima",
      en: "A basket of oranges with bananas on top",
    }[lang],
    color: "#e2c6a8",
  },
  "tile-crate": {
    base: "/assets/img/still/tile-crate-ae1a8a1f",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Una caja de madera con cebollas, maíz y zanahorias, vista desde arriba",
      en: "A wooden crate of onions, corn and carrots from above",
    }[lang],
    color: "#d5bd87",
  },
  "tile-fish": {
    base: "/assets/img/still/tile-fish-0d38f767",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Un pargo rojo sobre hielo en una caja de madera, con limones y perejil",
      en: "A red snapper on ice in a wooden crate, with lemons and parsley",
    }[lang],
    color: "#e4ceb9", position: "object-[82%_50%]",
  },
  "tile-sprout": {
    base: "/assets/img/still/tile-sprout-5d508721",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Un brote fuerte en una maceta de barro",
      en: "A strong seedling in a clay pot",
    }[lang],
    color: "#f6f0e5",
  },
  tomato: {
    base: "/assets/img/shop/tomato-5e8802a9",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Dos tomates rojos y medio tomate",
      en: "Two red tomatoes and half a tomato",
    }[lang],
    color: "#f5d8d0",
  },
  "tomato-2": {
    base: "/assets/img/shop/tomato-2-1bcc1cbc",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Tres tomates y dos mitades, desde arriba",
      en: "Three tomatoes and two halves from above",
    }[lang],
    color: "#e7c3b8",
  },
  "tomato-3": {
    base: "/assets/img/shop/tomato-3-df05a0e3",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Primer plano de medio tomate con sus semillas, entre dos tomates enteros",
      en: "Close-up of half a tomato with its seeds, between two whole tomatoes",
    }[lang],
    color: "#cc7c63",
  },
  trio: {
    base: "/assets/img/corporate/trio-195369d8",
    widths: [320, 480, 720, 960, 1280], width: 1280, height: 720,
    alt: {
      es: "Tres cuencos en fila con coquillo, harina y raquis picado",
      en: "Three bowls in a row with palm kernels, meal and chopped fibre",
    }[lang],
    color: "#e9e1db",
  },
  "turno-noche": {
    base: "/assets/img/landscape/turno-noche-c7afd990",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 800,
    alt: {
      es: "La extractora al anochecer: ventanas y puertas encendidas, faroles en el patio y vapor de dos chimeneas en un cielo violeta",
      en: "The mill at dusk: lit windows and doors, lamps in the yard, steam drifting from two stacks into a violet sky",
    }[lang],
    color: "#6e554c", position: "object-[58%_55%]",
  },
  "twelve-fruits": {
    base: "/assets/img/still/twelve-fruits-3c77462d",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Doce frutas, enteras y cortadas, en tres filas",
      en: "Twelve fruits, whole and cut, in three rows from above",
    }[lang],
    color: "#f4e8c9",
  },
  vapor: {
    base: "/assets/img/landscape/vapor-e43b4dde",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 800,
    alt: {
      es: "Dos chimeneas sobre las naves de la extractora con el sol bajo de la mañana; el vapor cruza el cielo azul",
      en: "Two stacks rise over the mill's halls in low morning sun, steam drifting across a blue sky",
    }[lang],
    color: "#9bafb1", position: "object-[50%_35%]",
  },
  vivero: {
    base: "/assets/img/landscape/vivero-d96191b8",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 800,
    alt: {
      es: "Plantas jóvenes de palma en el vivero, con un sendero en medio",
      en: "Young palm plants in the nursery, with a path between them",
    }[lang],
    color: "#5f7957", position: "object-[44%_50%]",
  },
  "vivero-alto": {
    base: "/assets/img/landscape/vivero-alto-142ea193",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 800,
    alt: {
      es: "Filas y filas de palmas jóvenes en bolsas negras sobre tierra roja, vistas desde lo alto; detrás, un palmar y cerros con bruma",
      en: "Rows and rows of young palms in black bags on red earth, seen from above; a palm grove and hazy hills behind",
    }[lang],
    color: "#6c7755", position: "object-[60%_70%]",
  },
  watermelon: {
    base: "/assets/img/shop/watermelon-9cb16029",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Sandía entera con una tajada grande y otra pequeña",
      en: "A whole watermelon with one large wedge and a small one",
    }[lang],
    color: "#dccfbe",
  },
  "watermelon-2": {
    base: "/assets/img/shop/watermelon-2-cd073419",
    widths: [160, 320, 480, 720, 960], width: 960, height: 960,
    alt: {
      es: "Tres rebanadas de sandía en media luna, una detrás de otra",
      en: "Three half-moon slices of watermelon, one behind the other",
    }[lang],
    color: "#eecec9",
  },
  "watermelon-3": {
    base: "/assets/img/shop/watermelon-3-b52962d4",
    widths: [160, 320, 480, 720], width: 720, height: 720,
    alt: {
      es: "Primer plano de una tajada grande de sandía con sus semillas negras",
      en: "Close-up of a large wedge of watermelon with its black seeds",
    }[lang],
    color: "#b28879",
  },
  windowsill: {
    base: "/assets/img/still/windowsill-64489d1e",
    widths: [320, 480, 720, 960, 1200], width: 1200, height: 900,
    alt: {
      es: "Tres macetas con brotes sobre una tabla y un tomate maduro",
      en: "Three clay pots of small sprouts on a plank, and a ripe tomato",
    }[lang],
    color: "#f1e2d5",
  },
}) satisfies Record<string, Picture>;

export type PictureName = keyof ReturnType<typeof picturesIn>;
