import { layoutWords } from "../layout";
import { socialCards } from "../brand";
import { picturesIn } from "../pictures";

const pictures = picturesIn("en");

/** Title, description, line and picture of the shop's pages (spec 2, "Shop" to "Login"). */
export const shopPages = {
  shop: {
    path: "/shop",
    card: socialCards.shop,
    title: "Shop",
    description:
      "Fruit, vegetables and fish from growers and fishermen along the north coast of Honduras: twenty products, picked, pulled or landed this week.",
    lead: "Twenty things picked, pulled or landed this week on the north coast of Honduras.",
    tint: "fruit",
    pictures: {
      left: pictures.papaya,
      middle: pictures.pineapple,
      right: pictures.watermelon,
    },
  },
  cart: {
    path: "/cart",
    card: socialCards.shop,
    title: "Cart",
    description: "What is in your cart at Finca Verde, the demo farm shop of Aceites Corozal.",
  },
  checkout: {
    path: "/checkout",
    card: socialCards.shop,
    title: "Checkout",
    description: "Billing details and order summary of Finca Verde, the demo farm shop of Aceites Corozal.",
  },
  register: {
    path: "/register",
    card: socialCards.shop,
    title: "Register",
    description: "Open an account at Finca Verde, the demo farm shop of Aceites Corozal.",
    lead: "One account for the shop and the journal. This is a demo: nothing is sent and nothing is kept.",
    picture: pictures.seedlings,
    tint: "leaf",
  },
  login: {
    path: "/login",
    card: socialCards.shop,
    title: "Login",
    description: "Log in to Finca Verde, the demo farm shop of Aceites Corozal.",
    lead: "Good to see you again. This is a demo: nothing is sent and any password will do.",
    picture: pictures["citrus-board"],
    tint: "fruit",
  },
} as const;

/** What the shop's list says (spec 2, "Shop"). */
export const shopList = {
  views: { label: "View", grid: "Grid", list: "List" },
  /** The spelling is the specification's. The choice does nothing. */
  sort: { label: "Sort", options: ["Short by latest", "Recent", "Popular", "Relevant"] },
  /** On every product of the list view (spec 9). */
  reviews: "8 Review",
  withoutScripts: "The other pages of the shop need JavaScript, which is switched off in your browser.",
} as const;

/** What a shared link to a product shows. */
export const productCard = socialCards.product;

/** What every product page says (spec 2, "Shop single"); delivery, SKU and categories are the same for all. */
export const productPage = {
  inStock: "In Stock",
  delivery: "2-day Delivery",
  sku: "FV-FRESH",
  categories: "Farm, Fresh, Local",
  goodToKnow: "Good to know",
  reviews: [
    {
      id: 1,
      name: "Marta Aguilar",
      place: "La Ceiba",
      rating: 5,
      text: "Ordered on Monday, on the table on Wednesday, and it tasted of where it comes from. My mother asked who the grower was.",
    },
    {
      id: 2,
      name: "Daniel Rivas",
      place: "Tela",
      rating: 4,
      text: "Well packed and very fresh. One piece was smaller than the rest, so they put in an extra one without being asked.",
    },
  ],
} as const;

/** What the cart and the checkout say besides the messages of spec 8. */
export const cartWords = {
  emptyText: "Nothing in the basket yet. The shop has twenty good reasons to change that.",
  emptyPicture: pictures["empty-basket"],
  withoutScripts: layoutWords.cartWithoutScripts,
  shipping: "Free shipping",
  destination: "Shipping to Australia.",
  noPayment:
    "Sorry, no payment method is available for your state. Please contact us if you need help or wish to make other arrangements.",
  contact: "Contact the company",
} as const;

/** The countries of the checkout (spec 2). */
export const countries = [
  { value: "australia", label: "Australia" },
  { value: "canada", label: "Canada" },
  { value: "china", label: "China" },
  { value: "japan", label: "Japan" },
  { value: "bangladesh", label: "Bangladesh" },
] as const;

/** Chosen at the start (spec 9). */
export const defaultCountry = "canada";
