import type { Picture } from "~/lib/picture";
import { picturesIn, type PictureName } from "../pictures";

const pictures = picturesIn("en");

/** The three kinds of goods of the shop. */
export type Category = "fruit" | "vegetables" | "fish";

/** One product of the demo shop (spec 3, "Product", with its field names). */
export type Product = {
  id: number;
  name: string;
  category: Category;
  thumb: Picture;
  /** Percent off, 21 to 29. */
  discount: number;
  /** Marks the picture that a gallery starts with. */
  activeClass: "active" | "";
  tags: readonly string[];
  ratings: 4.1 | 4.5;
  /** How many people rated it. */
  reviews: number;
  /** In dollars, such as "$4.10"; null hides it. */
  old_price: string | null;
  price: string;
  on_sale: boolean;
  /** Place in the gallery's order, from 0. */
  dataSlideTo: number;
  /** The thumb and further views of it. */
  gallery: readonly Picture[];
  summary: string;
  /** The first sentence is set large. */
  description: readonly [string, ...string[]];
  goodToKnow: readonly string[];
  weight: string;
  dimensions: string;
  colors: readonly string[];
};

type WithFurtherViews<Name> = Name extends `${infer Slug}-3` ? Extract<Slug, PictureName> : never;

type Entry = Omit<Product, "id" | "thumb" | "gallery" | "activeClass" | "dataSlideTo" | "on_sale"> & {
  /** Its picture; the further views are named after it. */
  slug: WithFurtherViews<PictureName>;
};

const entries: readonly Entry[] = [
  {
    slug: "banana",
    name: "Sweet Banana",
    category: "fruit",
    discount: 22,
    tags: ["Sweet", "Snack", "Breakfast"],
    ratings: 4.5,
    reviews: 18,
    old_price: "$4.10",
    price: "$3.20",
    summary: "Small, thin-skinned and very sweet. Cut green, ripened slowly, sold by the hand.",
    description: [
      "Grown in the shade of taller trees, within sight of the sea, and carried down to the road by hand.",
      "The bunch is cut while still green and hung for four days in a dark, airy shed, so the starch turns to sugar without the skin losing its snap.",
      "Eat it when the first brown freckles show. A little earlier for frying, a little later for bread; both are right.",
    ],
    goodToKnow: ["One hand, about 600 g", "Keeps five days at room temperature", "Not treated after harvest"],
    weight: "600 g",
    dimensions: "20 × 14 × 8 cm",
    colors: ["Yellow", "Cream"],
  },
  {
    slug: "red-snapper",
    name: "Red Snapper",
    category: "fish",
    discount: 21,
    tags: ["Whole", "Line-caught", "Dinner"],
    ratings: 4.1,
    reviews: 24,
    old_price: null,
    price: "$12.50",
    summary: "One whole fish, scaled and gutted on the beach. Firm white flesh that stays in one piece.",
    description: [
      "Taken by hand line at dawn over the reef, and on ice before the sun is high.",
      "It comes whole, scaled and gutted, with the head on, because that is where the flavour of a soup begins.",
      "Score it twice on each side, rub in salt, lime and garlic, and fry it until the tail is crisp.",
    ],
    goodToKnow: ["One fish, 700 to 900 g", "Two days on ice at 0 to 2 °C", "Landed in Corozal"],
    weight: "800 g",
    dimensions: "38 × 13 × 6 cm",
    colors: ["Red", "Silver"],
  },
  {
    slug: "tomato",
    name: "Vine Tomato",
    category: "vegetables",
    discount: 22,
    tags: ["Salad", "Ripe", "Vine"],
    ratings: 4.5,
    reviews: 31,
    old_price: "$3.60",
    price: "$2.80",
    summary: "Left on the vine until red all through. Thin skin, few seeds and a long, round taste.",
    description: [
      "Picked red, not green, which is the whole secret.",
      "The plants climb strings under a simple roof that keeps off the heavy rain, and the fruit is turned to the morning sun.",
      "Slice them thick, salt them ten minutes before you eat, and keep the juice for the bread.",
    ],
    goodToKnow: ["Five or six tomatoes, about 700 g", "Keep them out of the fridge", "Grown under roof"],
    weight: "700 g",
    dimensions: "7 × 7 × 6 cm each",
    colors: ["Red", "Green"],
  },
  {
    slug: "pineapple",
    name: "Golden Pineapple",
    category: "fruit",
    discount: 25,
    tags: ["Juicy", "Dessert", "Juice"],
    ratings: 4.5,
    reviews: 42,
    old_price: null,
    price: "$4.90",
    summary: "Heavy for its size and golden to the core. Sweet first, sharp after, with hardly any fibre.",
    description: [
      "A pineapple takes eighteen months, and gives itself once.",
      "Ours stand on gentle slopes where water never stays, and are cut the day the shell turns from green to gold at the foot.",
      "It will not get sweeter at home, so eat it soon: cold, in thick rounds, with a little salt and chilli.",
    ],
    goodToKnow: [
      "One fruit, about 1.6 kg with crown",
      "Four days in a cool place",
      "The crown can be planted",
    ],
    weight: "1.6 kg",
    dimensions: "30 × 13 × 13 cm",
    colors: ["Gold", "Green"],
  },
  {
    slug: "cucumber",
    name: "Garden Cucumber",
    category: "vegetables",
    discount: 23,
    tags: ["Crisp", "Salad", "Fresh"],
    ratings: 4.1,
    reviews: 12,
    old_price: null,
    price: "$1.60",
    summary: "Two straight, dark cucumbers with a thin skin. Crisp, cool and never bitter.",
    description: [
      "Cut at six in the morning, while the night is still in them.",
      "They grow up a trellis and hang free, so they stay straight and clean, and no side is pale.",
      "Leave the skin on, slice them thin, and dress them with lime, oil and a pinch of sugar.",
    ],
    goodToKnow: ["Two pieces, about 500 g", "One week in the vegetable drawer", "No wax on the skin"],
    weight: "500 g",
    dimensions: "22 × 5 × 5 cm each",
    colors: ["Dark green", "Pale green"],
  },
  {
    slug: "mango",
    name: "Criollo Mango",
    category: "fruit",
    discount: 24,
    tags: ["Seasonal", "Sweet", "Smoothie"],
    ratings: 4.5,
    reviews: 27,
    old_price: "$4.95",
    price: "$3.75",
    summary: "The old garden kind: red-cheeked, honey-sweet and scented from across the room.",
    description: [
      "Every yard on this coast has a mango tree, and every family says theirs is the best.",
      "We buy from forty of those yards, take only fruit with a red cheek, and let it rest two days before it leaves.",
      "Score the half, turn it inside out, and eat it over the sink as everybody does.",
    ],
    goodToKnow: ["Two fruits, about 800 g", "Ripe when it gives to the thumb", "Season from March to July"],
    weight: "800 g",
    dimensions: "12 × 9 × 8 cm each",
    colors: ["Red", "Orange", "Yellow"],
  },
  {
    slug: "tilapia",
    name: "Lake Tilapia",
    category: "fish",
    discount: 24,
    tags: ["Whole", "Mild", "Family"],
    ratings: 4.1,
    reviews: 16,
    old_price: "$12.30",
    price: "$9.40",
    summary: "Two whole fish from clear, moving water. Mild and tender, with bones that are easy to find.",
    description: [
      "Raised in floating cages where the lake is deep and the water never stands still.",
      "They are fed twice a day, harvested to order, and spend their last night without food so that the flesh is clean.",
      "Good for a weekday: flour, hot oil, four minutes a side, and a plate of pickled onion.",
    ],
    goodToKnow: ["Two fish, about 900 g together", "Two days on ice at 0 to 2 °C", "Scaled and gutted"],
    weight: "900 g",
    dimensions: "28 × 11 × 5 cm each",
    colors: ["Silver", "Grey"],
  },
  {
    slug: "eggplant",
    name: "Purple Eggplant",
    category: "vegetables",
    discount: 26,
    tags: ["Grill", "Tender", "Dinner"],
    ratings: 4.1,
    reviews: 9,
    old_price: null,
    price: "$2.20",
    summary: "Glossy, light in the hand and almost without seeds. Made for the grill.",
    description: [
      "Press it: if the skin springs back, it was picked today.",
      "These are cut young, before the seeds darken, and wrapped one by one so that the skin keeps its shine.",
      "Grill it whole until it collapses, then mash it with garlic, lime and more salt than you think.",
    ],
    goodToKnow: ["Two pieces, about 650 g", "Four days in a cool place", "No need to salt it first"],
    weight: "650 g",
    dimensions: "21 × 8 × 8 cm each",
    colors: ["Purple", "Green"],
  },
  {
    slug: "papaya",
    name: "Ripe Papaya",
    category: "fruit",
    discount: 22,
    tags: ["Breakfast", "Juicy", "Soft"],
    ratings: 4.5,
    reviews: 21,
    old_price: "$5.40",
    price: "$4.20",
    summary: "Soft, orange and fragrant, with a heart of black seeds. Breakfast for four.",
    description: [
      "A papaya that travels green never quite arrives, so ours travels yellow.",
      "Each one is cut with its stalk, wrapped in paper and packed on its side in a single layer.",
      "Chill it, halve it, scoop out the seeds and give it the juice of a whole lime.",
    ],
    goodToKnow: ["One fruit, about 1.4 kg", "Two days once it is yellow", "The seeds taste of pepper"],
    weight: "1.4 kg",
    dimensions: "26 × 13 × 13 cm",
    colors: ["Yellow", "Orange", "Green"],
  },
  {
    slug: "corn",
    name: "Sweet Corn",
    category: "vegetables",
    discount: 27,
    tags: ["Sweet", "Grill", "Family"],
    ratings: 4.5,
    reviews: 33,
    old_price: "$2.60",
    price: "$1.90",
    summary: "Full cobs in their own husk. Tender grains that burst when you bite.",
    description: [
      "From the stalk to the pot in one day, or it is only maize.",
      "It is planted every two weeks, so that from May to November there is always a row at its best.",
      "Put it on the coals in its husk, wet, and wait until the outside is black and the inside is steaming.",
    ],
    goodToKnow: ["Two cobs, about 600 g", "Best on the day it comes", "The husk wraps tamales"],
    weight: "600 g",
    dimensions: "24 × 6 × 6 cm each",
    colors: ["Yellow", "Green"],
  },
  {
    slug: "orange",
    name: "Valencia Orange",
    category: "fruit",
    discount: 21,
    tags: ["Juice", "Breakfast", "Vitamin C"],
    ratings: 4.5,
    reviews: 38,
    old_price: null,
    price: "$3.10",
    summary:
      "Thin-skinned and heavy with juice. Green patches on the peel mean warm nights, not unripe fruit.",
    description: [
      "Four oranges, one glass, no sugar.",
      "The grove stands on a river bank that floods once a year, which is all the feeding it asks for.",
      "Roll them under your palm before you cut them, and drink the juice before it has time to separate.",
    ],
    goodToKnow: ["Six fruits, about 1.2 kg", "Two weeks in a cool place", "Peel free of wax and dye"],
    weight: "1.2 kg",
    dimensions: "7 × 7 × 7 cm each",
    colors: ["Orange", "Green"],
  },
  {
    slug: "mackerel",
    name: "Island Mackerel",
    category: "fish",
    discount: 28,
    tags: ["Rich", "Smoke", "Omega-3"],
    ratings: 4.1,
    reviews: 11,
    old_price: null,
    price: "$7.80",
    summary: "Two blue-backed fish, rich and dark. At their best over smoke, or pickled in lime.",
    description: [
      "They come past the islands in schools when the north wind drops, and then the whole village rows.",
      "Mackerel does not wait: it is bled at sea, packed in salted ice and on the road the same night.",
      "Grill it hot and fast with the skin on, and put something sour beside it.",
    ],
    goodToKnow: ["Two fish, about 850 g together", "Eat within a day, or freeze", "Rich in omega-3"],
    weight: "850 g",
    dimensions: "34 × 8 × 6 cm each",
    colors: ["Blue", "Silver"],
  },
  {
    slug: "watermelon",
    name: "Red Watermelon",
    category: "fruit",
    discount: 23,
    tags: ["Juicy", "Summer", "Sharing"],
    ratings: 4.1,
    reviews: 14,
    old_price: null,
    price: "$6.90",
    summary: "A big one for a big table: red to the rind, cold all the way through by evening.",
    description: [
      "Knock on it; it should answer like a drum.",
      "The vines run over dry sand beside the lagoon, where the days are hot and the fruit has to be sweet to be eaten at all.",
      "Leave it a night in the fridge, cut it in wedges, and let everyone see to the seeds in their own way.",
    ],
    goodToKnow: ["One fruit, 4 to 5 kg", "Ten days whole, three once cut", "Season from February to May"],
    weight: "4.5 kg",
    dimensions: "24 × 22 × 22 cm",
    colors: ["Red", "Green"],
  },
  {
    slug: "bell-pepper",
    name: "Bell Pepper Trio",
    category: "vegetables",
    discount: 26,
    tags: ["Colourful", "Salad", "Roast"],
    ratings: 4.5,
    reviews: 19,
    old_price: "$4.60",
    price: "$3.40",
    summary: "One red, one yellow, one green. Thick walls, sweet flesh and a clean crunch.",
    description: [
      "They are all the same plant; the colour only says how long it waited.",
      "Green is picked first, yellow a week later, and red is left until the last sugar is in.",
      "Burn them over a flame, peel them under the tap, and keep them in oil with a clove of garlic.",
    ],
    goodToKnow: ["Three pieces, about 550 g", "Ten days in the vegetable drawer", "Sweet, not hot"],
    weight: "550 g",
    dimensions: "10 × 8 × 8 cm each",
    colors: ["Red", "Yellow", "Green"],
  },
  {
    slug: "lemon",
    name: "Highland Lemon",
    category: "fruit",
    discount: 24,
    tags: ["Sharp", "Kitchen", "Juice"],
    ratings: 4.1,
    reviews: 15,
    old_price: "$3.30",
    price: "$2.50",
    summary: "Bright, sharp and full of juice, with a peel that is worth as much as what it holds.",
    description: [
      "Up where the nights are cool, a lemon has time to become yellow.",
      "They are cut with scissors, never pulled, and left a week in the dark until the skin is thin.",
      "Grate the peel before you press the juice: it is the better half of every fish in this shop.",
    ],
    goodToKnow: ["Six fruits, about 600 g", "Three weeks in a cool place", "Peel free of wax and dye"],
    weight: "600 g",
    dimensions: "8 × 6 × 6 cm each",
    colors: ["Yellow"],
  },
  {
    slug: "sardines",
    name: "Silver Sardines",
    category: "fish",
    discount: 22,
    tags: ["Small", "Grill", "Omega-3"],
    ratings: 4.5,
    reviews: 22,
    old_price: "$7.20",
    price: "$5.60",
    summary: "A dozen small fish, bright as coins. Ten minutes from the ice to the table.",
    description: [
      "Caught with a round net from a canoe, close enough to shore to hear the school bell.",
      "They are so fresh that they curl in the pan; that is how one tells.",
      "Salt, a very hot grill, two minutes a side. Fingers are the right tool.",
    ],
    goodToKnow: ["A dozen, about 500 g", "Eat on the day it comes", "Cleaned, with heads on"],
    weight: "500 g",
    dimensions: "15 × 4 × 3 cm each",
    colors: ["Silver", "Blue"],
  },
  {
    slug: "apple",
    name: "Mountain Apple",
    category: "fruit",
    discount: 25,
    tags: ["Crisp", "Snack", "School"],
    ratings: 4.1,
    reviews: 13,
    old_price: null,
    price: "$3.95",
    summary: "Red, crisp and a little tart, from the cold hills of the west. The coast's favourite visitor.",
    description: [
      "Yes, apples grow in Honduras: one only has to climb high enough.",
      "Three families look after old trees above the clouds, pick by ladder and bring the crates down before noon.",
      "They are smaller than the ones that come by ship, and they taste of something.",
    ],
    goodToKnow: ["Five fruits, about 800 g", "Three weeks in the fridge", "Season from July to September"],
    weight: "800 g",
    dimensions: "7 × 7 × 7 cm each",
    colors: ["Red", "Yellow"],
  },
  {
    slug: "carrot",
    name: "Garden Carrot",
    category: "vegetables",
    discount: 29,
    tags: ["Sweet", "Snack", "Soup"],
    ratings: 4.5,
    reviews: 26,
    old_price: null,
    price: "$1.80",
    summary: "Pulled with their leaves on, so you see how fresh they are. Sweet from tip to shoulder.",
    description: [
      "The leaves tell the truth: if they stand, it was pulled this morning.",
      "The bed is loose, sandy and deep, and each seedling gets its own two fingers of room.",
      "Eat the thin ones as they are; roast the thick ones with honey until their edges are black.",
    ],
    goodToKnow: ["One bunch, about 500 g", "Two weeks without the leaves", "The leaves make a good pesto"],
    weight: "500 g",
    dimensions: "25 × 4 × 4 cm each",
    colors: ["Orange", "Green"],
  },
  {
    slug: "onion",
    name: "Field Onion",
    category: "vegetables",
    discount: 25,
    tags: ["Kitchen", "Storage", "Soup"],
    ratings: 4.1,
    reviews: 17,
    old_price: "$2.80",
    price: "$2.10",
    summary: "Yellow for the pot, red for the plate. Firm, dry and good for weeks.",
    description: [
      "Nothing in the kitchen works harder, or is thanked less.",
      "They dry for ten days in the field with their necks bent, until the outer skin rustles.",
      "Slice the red one thin with lime and salt; give the yellow one half an hour and a low flame.",
    ],
    goodToKnow: ["Four pieces, about 800 g", "Six weeks in a dry, dark place", "Two yellow, two red"],
    weight: "800 g",
    dimensions: "8 × 8 × 7 cm each",
    colors: ["Yellow", "Red"],
  },
  {
    slug: "pumpkin",
    name: "Sugar Pumpkin",
    category: "vegetables",
    discount: 27,
    tags: ["Soup", "Roast", "Sweet"],
    ratings: 4.1,
    reviews: 8,
    old_price: null,
    price: "$4.40",
    summary: "Round, ribbed and orange to the bone. Dense flesh that turns to velvet in a soup.",
    description: [
      "It grows between the rows of corn, where it shades the ground and asks for nothing.",
      "After the harvest it lies two weeks in the sun, until the skin is hard enough to keep the winter out.",
      "Roast it in wedges with the skin on, or cook it slowly in cane syrup as grandmothers do.",
    ],
    goodToKnow: ["One piece, about 2.2 kg", "Two months whole", "The seeds are worth roasting"],
    weight: "2.2 kg",
    dimensions: "20 × 20 × 15 cm",
    colors: ["Orange", "Green"],
  },
];

function toProduct({ slug, ...entry }: Entry, index: number): Product {
  return {
    ...entry,
    id: index + 1,
    thumb: pictures[slug],
    gallery: [pictures[slug], pictures[`${slug}-2`], pictures[`${slug}-3`]],
    activeClass: index === 0 ? "active" : "",
    dataSlideTo: index,
    on_sale: entry.old_price !== null,
  };
}

/** The whole catalogue, in the order of the shop. It is read when pages are built and never enters their JavaScript. */
export const products: readonly Product[] = entries.map(toProduct);

const byId = new Map(products.map((product) => [String(product.id), product]));

/** The product of this id as it stands in an address; nothing where there is none. */
export const findProduct = (id: string): Product | undefined => byId.get(id);

/** The paths of all product pages. */
export function productPaths(): string[] {
  return products.flatMap(({ id }) => [`/shop-single/${id}`, `/shop-single-thumb/${id}`]);
}
