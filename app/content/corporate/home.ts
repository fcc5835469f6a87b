import { picturesIn } from "../pictures";

const pictures = picturesIn("es");

/** The hero's three slides (spec 2, "Home (corporate)"). `titleEnd` turns italic; `buttonText` is data that is not rendered. */
export const heroSlides = [
  {
    id: 1,
    thumb: pictures["hero-amanecer"],
    portrait: pictures["hero-amanecer-portrait"],
    subtitle: "Atlántida, Honduras",
    title: "Aceite crudo de palma,",
    titleEnd: "puro\u00a0y\u00a0sostenible",
    description:
      "Extraemos aceite de palma y de palmiste con fruta de nuestra costa, y devolvemos a la tierra todo lo demás.",
    buttonText: "Conozca el proceso",
  },
  {
    id: 2,
    thumb: pictures["hero-fruto"],
    portrait: pictures["hero-fruto-portrait"],
    subtitle: "De la finca a la planta",
    title: "Innovación",
    titleEnd: "y compromiso",
    description:
      "Trabajamos con productores de la zona, medimos cada turno y cumplimos lo que ofrecemos, en cosecha alta y en cosecha baja.",
    buttonText: "Nuestros valores",
  },
  {
    id: 3,
    thumb: pictures["hero-agua"],
    portrait: pictures["hero-agua-portrait"],
    subtitle: "Agua, suelo y bosque",
    title: "Calidad garantizada",
    titleEnd: "con responsabilidad ambiental",
    description:
      "Un aceite parejo, analizado antes de salir, de una planta que cuida el agua que usa y la tierra que la rodea.",
    buttonText: "Ver fichas técnicas",
  },
] as const;

/** The gallery of the home page (spec 2): what leaves the mill. */
export const productGallery = [
  {
    id: 1,
    category: "Aceites",
    title: "Aceite crudo de palma",
    thumb: pictures.oil,
    tint: "fruit",
  },
  {
    id: 2,
    category: "Aceites",
    title: "Aceite crudo de palmiste",
    thumb: pictures["kernel-oil"],
    tint: "fruit",
  },
  {
    id: 3,
    category: "Derivados",
    title: "Harina de coquillo",
    thumb: pictures.meal,
    tint: "clay",
  },
  {
    id: 4,
    category: "Derivados",
    title: "Raquis picado",
    thumb: pictures.fibre,
    tint: "clay",
  },
] as const;
