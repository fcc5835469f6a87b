import { socialCards } from "../brand";
import { picturesIn } from "../pictures";

const pictures = picturesIn("es");

/** How a corporate page begins, and what it says of itself to search engines. */
export const home = { label: "Portada", to: "/" } as const;

/** Title, description, line and picture of each corporate page (spec 2, "Corporate pages"). */
export const corporatePages = {
  home: {
    path: "/",
    card: socialCards.home,
    title: "Aceites Corozal",
    description:
      "Extractora de aceite crudo de palma, aceite crudo de palmiste y derivados en Atlántida, Honduras. Conozca nuestra misión, valores y productos.",
  },
  about: {
    path: "/about-us",
    card: socialCards.about,
    title: "Acerca de nosotros",
    description:
      "Quiénes somos: una extractora de aceite de palma en la costa norte de Honduras que trabaja con productores de la zona.",
    lead: "Una extractora de la costa norte de Honduras, y la gente que la hace andar.",
    picture: pictures.camino,
    portrait: pictures["camino-portrait"],
  },
  contact: {
    path: "/contact-us",
    card: socialCards.contact,
    title: "Contáctenos",
    description:
      "Escriba, llame o visite a Aceites Corozal: compra de aceite crudo, entrega de fruta y visitas a la planta en Atlántida, Honduras.",
    lead: "Compra de aceite, entrega de fruta o una visita a la planta: responde una persona, en menos de dos días.",
    picture: pictures.porton,
    portrait: pictures["porton-portrait"],
  },
  missionVision: {
    path: "/vision-mision",
    card: socialCards.missionVision,
    title: "Visión y Misión",
    description:
      "La misión y la visión de Aceites Corozal: calidad constante, trato cercano y un fruto aprovechado entero.",
    lead: "Para qué trabajamos hoy, y qué queremos llegar a ser.",
    picture: pictures.horizonte,
    portrait: pictures["horizonte-portrait"],
  },
  values: {
    path: "/valores",
    card: socialCards.values,
    title: "Valores",
    description:
      "Mejora continua, atención preferente, resiliencia, vanguardia y sostenibilidad: los cinco valores de Aceites Corozal.",
    lead: "Cinco cosas que no cambian con la cosecha.",
    picture: pictures.racimos,
    portrait: pictures["racimos-portrait"],
  },
  process: {
    path: "/proceso-produccion",
    card: socialCards.process,
    title: "Proceso de Producción",
    description:
      "Qué sale de un racimo de palma aceitera: aceite crudo de palma, aceite crudo de palmiste, harina de coquillo y raquis picado.",
    lead: "De un racimo salen cuatro productos. Así se hace cada uno, cuánto producimos y para qué sirve.",
    picture: pictures.extractora,
    portrait: pictures["extractora-portrait"],
  },
  technicalSheets: {
    path: "/ficha-tecnica",
    card: socialCards.technicalSheets,
    title: "Ficha Técnica",
    description:
      "Fichas técnicas en PDF del aceite crudo de palma, el aceite crudo de palmiste, la harina de coquillo y el raquis picado.",
    lead: "Parámetros, métodos y valores de referencia de cada producto, en un documento para descargar.",
    picture: pictures.oil,
    tint: "fruit",
  },
  clients: {
    path: "/clientes",
    card: socialCards.clients,
    title: "Clientes",
    description: "Empresas que compran el aceite crudo y los derivados de Aceites Corozal.",
    lead: "Quienes convierten nuestro aceite en algo que llega a la mesa, o al taller.",
    picture: pictures.bunch,
    tint: "fruit",
  },
  historia: {
    path: "/historia",
    card: socialCards.text,
    title: "Historia",
    description: "La historia de Aceites Corozal, extractora de aceite de palma en Atlántida, Honduras.",
    lead: "De dónde venimos.",
    picture: pictures.montana,
    portrait: pictures["montana-portrait"],
  },
  hojaSeguridad: {
    path: "/hoja-seguridad",
    card: socialCards.text,
    title: "Hoja de Seguridad",
    description:
      "Hoja de seguridad de los productos de Aceites Corozal: manejo, almacenamiento y transporte.",
    lead: "Cómo se manejan, guardan y transportan nuestros productos.",
    picture: pictures.trio,
    tint: "leaf",
  },
  politicas: {
    path: "/politicas",
    card: socialCards.text,
    title: "Políticas",
    description: "Las políticas de Aceites Corozal: calidad, ambiente, seguridad y relación con productores.",
    lead: "Las reglas con las que trabajamos.",
    picture: pictures.bosque,
    portrait: pictures["bosque-portrait"],
  },
  alcance: {
    path: "/alcance",
    card: socialCards.text,
    title: "Alcance",
    description: "Alcance de las operaciones y de los productos de Aceites Corozal.",
    lead: "Qué hacemos, con qué productos y hasta dónde llegamos.",
    picture: pictures.sombra,
    portrait: pictures["sombra-portrait"],
  },
  codigoEtica: {
    path: "/codigo-etica",
    card: socialCards.text,
    title: "Código de Ética",
    description: "El código de ética de Aceites Corozal para su gente, sus clientes y sus productores.",
    lead: "Lo que esperamos de nosotros mismos.",
    picture: pictures.kernels,
    tint: "clay",
  },
  procedimientoQuejas: {
    path: "/procedimiento-quejas",
    card: socialCards.text,
    title: "Procedimiento de Quejas",
    description: "Cómo presentar una queja a Aceites Corozal y cómo se le da respuesta.",
    lead: "Cómo decirnos que algo no estuvo bien, y qué pasa después.",
    picture: pictures.meal,
    tint: "sea",
  },
  agendaCorporativa: {
    path: "/agenda-corporativa",
    card: socialCards.text,
    title: "Agenda Corporativa",
    description: "Fechas, visitas y actividades de Aceites Corozal.",
    lead: "Fechas, visitas y encuentros.",
    picture: pictures.bascula,
    portrait: pictures["bascula-portrait"],
  },
} as const;

const step = {
  historia: { label: "Historia", to: "/historia", description: "De dónde venimos" },
  mission: { label: "Visión y Misión", to: "/vision-mision", description: "Para qué trabajamos" },
  values: { label: "Valores", to: "/valores", description: "Cinco cosas que no cambian con la cosecha" },
  process: {
    label: "Proceso de Producción",
    to: "/proceso-produccion",
    description: "Cuatro productos de un racimo",
  },
  sheets: { label: "Ficha Técnica", to: "/ficha-tecnica", description: "Cuatro documentos en PDF" },
  safety: { label: "Hoja de Seguridad", to: "/hoja-seguridad", description: "Manejo y transporte" },
  policies: { label: "Políticas", to: "/politicas", description: "Las reglas con las que trabajamos" },
  scope: { label: "Alcance", to: "/alcance", description: "Qué hacemos y hasta dónde" },
  ethics: { label: "Código de Ética", to: "/codigo-etica", description: "Lo que esperamos de nosotros" },
  complaints: {
    label: "Procedimiento de Quejas",
    to: "/procedimiento-quejas",
    description: "Cómo decirnos que algo no estuvo bien",
  },
  contact: { label: "Contáctenos", to: "/contact-us", description: "Responde una persona" },
} as const;

/** Where the pages that the owner still writes lead on to. */
export const nextSteps = {
  historia: [step.mission, step.values, step.process],
  hojaSeguridad: [step.sheets, step.process, step.contact],
  politicas: [step.scope, step.ethics, step.complaints],
  alcance: [step.policies, step.ethics, step.process],
  codigoEtica: [step.policies, step.complaints, step.values],
  procedimientoQuejas: [step.contact, step.ethics, step.policies],
  agendaCorporativa: [step.historia, step.process, step.contact],
} as const;

export const nextStepsTitle = "Siga por aquí";
