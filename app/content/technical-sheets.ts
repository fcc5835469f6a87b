/** One line of the table of reference values. */
export type TechnicalParameter = {
  parameter: string;
  /** Number of the published method, or "A convenir". */
  method: string;
  /** Value or range with decimal point, without its unit: "máx. 0.25", "50.0–55.0", "A convenir". */
  reference: string;
  /** "—" for a pure number. */
  unit: string;
  /** Where the value comes from: a standard, the usual commercial limit, or typical. */
  note: string;
};

/** One technical document: a card on the page and a PDF made at build time (spec 3, "Technical sheet link"). */
export type TechnicalSheet = {
  id: string;
  name: string;
  url: `/documentos/ficha-tecnica-${string}.pdf`;
  icon: "drop" | "kernel" | "meal" | "fibre";
  summary: string;
  format: "PDF";
  language: "Español";
  uses: readonly string[];
  description: string;
  parameters: readonly TechnicalParameter[];
  handling: readonly string[];
  sources: readonly string[];
};

/** Stands on every document: the figures are published ones, not measurements of the company. */
export const sampleMark = "Muestra – valores de referencia";

/** What the sample mark means, in full. */
export const sampleNotice =
  "Documento de muestra. Los valores son rangos publicados o límites usuales del comercio: no son análisis propios ni sustituyen el certificado de cada lote. Las especificaciones de una venta se acuerdan por contrato.";

const codexOils = "Codex Alimentarius, CXS 210-1999: Norma para aceites vegetales especificados.";
const codexBulk =
  "Codex Alimentarius, CXC 36-1987: Código de prácticas para el almacenamiento y transporte de aceites y grasas comestibles a granel.";
const oilMethods = "AOCS, IUPAC y BS: métodos de ensayo citados en la tabla.";

const heating = "Calentar despacio, no más de 5\u00a0°C por día, con agua caliente o vapor de baja presión.";
const copper = "No usar cobre, bronce ni latón en tanques, bombas o válvulas: aceleran la oxidación.";
const loading =
  "Llenar por el fondo, sin salpicar, y revisar las tres cargas anteriores de la cisterna o del buque.";

/** The four technical documents (spec 2, "Technical sheet"), in the order of the production process. */
export const technicalSheets: readonly TechnicalSheet[] = [
  {
    id: "aceite-crudo-de-palma",
    name: "Aceite crudo de palma",
    url: "/documentos/ficha-tecnica-aceite-crudo-de-palma.pdf",
    icon: "drop",
    summary: "Aceite sin refinar de la pulpa del fruto de palma, para refinerías, jabonerías y oleoquímica.",
    format: "PDF",
    language: "Español",
    uses: [
      "Aceites de mesa y de fritura, una vez refinado",
      "Margarinas y mantecas vegetales",
      "Jabones y velas",
      "Biodiésel y oleoquímica",
    ],
    description:
      "Se obtiene por medios mecánicos de la pulpa del fruto de la palma aceitera (Elaeis guineensis). No ha pasado por refinación: conserva el color rojo anaranjado que le dan los carotenos y un aroma propio a fruto. A temperatura ambiente es semisólido; desde unos 40\u00a0°C es un líquido claro.",
    parameters: [
      {
        parameter: "Ácidos grasos libres, como palmítico",
        method: "AOCS Ca 5a-40",
        reference: "máx. 5.0",
        unit: "%",
        note: "Límite comercial usual",
      },
      {
        parameter: "Humedad e impurezas",
        method: "AOCS Ca 2c-25 y Ca 3a-46",
        reference: "máx. 0.25",
        unit: "%",
        note: "Límite comercial usual",
      },
      {
        parameter: "Índice de yodo (Wijs)",
        method: "AOCS Cd 1d-92",
        reference: "50.0–55.0",
        unit: "g yodo/100\u00a0g",
        note: "Codex CXS 210",
      },
      {
        parameter: "Índice de saponificación",
        method: "AOCS Cd 3-25",
        reference: "190–209",
        unit: "mg KOH/g",
        note: "Codex CXS 210",
      },
      {
        parameter: "Materia insaponificable",
        method: "AOCS Ca 6b-53",
        reference: "máx. 12",
        unit: "g/kg",
        note: "Codex CXS 210",
      },
      {
        parameter: "Índice de refracción a 50\u00a0°C",
        method: "AOCS Cc 7-25",
        reference: "1.454–1.456",
        unit: "—",
        note: "Codex CXS 210",
      },
      {
        parameter: "Densidad relativa a 50\u00a0°C (agua a 20\u00a0°C)",
        method: "IUPAC 2.101",
        reference: "0.891–0.899",
        unit: "—",
        note: "Codex CXS 210",
      },
      {
        parameter: "Carotenoides, como betacaroteno",
        method: "BS 684-2.20",
        reference: "500–2000",
        unit: "mg/kg",
        note: "Codex CXS 210",
      },
      {
        parameter: "Ácido palmítico (C16:0)",
        method: "AOCS Ce 1h-05",
        reference: "39.3–47.5",
        unit: "% del total",
        note: "Codex CXS 210",
      },
      {
        parameter: "Ácido oleico (C18:1)",
        method: "AOCS Ce 1h-05",
        reference: "36.0–44.0",
        unit: "% del total",
        note: "Codex CXS 210",
      },
      {
        parameter: "Punto de fusión (deslizamiento)",
        method: "AOCS Cc 3-25",
        reference: "33–39",
        unit: "°C",
        note: "Típico",
      },
    ],
    handling: [
      "Guardar entre 32 y 40\u00a0°C, en tanques limpios y secos; cargar y descargar entre 50 y 55\u00a0°C.",
      heating,
      copper,
      loading,
    ],
    sources: [codexOils, codexBulk, oilMethods],
  },
  {
    id: "aceite-crudo-de-palmiste",
    name: "Aceite crudo de palmiste",
    url: "/documentos/ficha-tecnica-aceite-crudo-de-palmiste.pdf",
    icon: "kernel",
    summary:
      "Aceite láurico sin refinar de la almendra de la palma, para jabonería, confitería y oleoquímica.",
    format: "PDF",
    language: "Español",
    uses: [
      "Jabones de tocador y detergentes",
      "Grasas de confitería y coberturas, una vez refinado",
      "Ácidos y alcoholes grasos",
      "Cosmética y cuidado personal",
    ],
    description:
      "Se obtiene por prensado de la almendra que guarda la semilla de la palma aceitera (Elaeis guineensis). No ha pasado por refinación: es de color amarillo, con olor a nuez, y rico en ácido láurico. Por debajo de unos 25\u00a0°C es una grasa firme; desde unos 30\u00a0°C, un líquido.",
    parameters: [
      {
        parameter: "Ácidos grasos libres, como láurico",
        method: "AOCS Ca 5a-40",
        reference: "máx. 5.0",
        unit: "%",
        note: "Límite comercial usual",
      },
      {
        parameter: "Humedad e impurezas",
        method: "AOCS Ca 2b-38 y Ca 3a-46",
        reference: "máx. 0.5",
        unit: "%",
        note: "Límite comercial usual",
      },
      {
        parameter: "Índice de yodo (Wijs)",
        method: "AOCS Cd 1d-92",
        reference: "14.1–21.0",
        unit: "g yodo/100\u00a0g",
        note: "Codex CXS 210",
      },
      {
        parameter: "Índice de saponificación",
        method: "AOCS Cd 3-25",
        reference: "230–254",
        unit: "mg KOH/g",
        note: "Codex CXS 210",
      },
      {
        parameter: "Materia insaponificable",
        method: "AOCS Ca 6b-53",
        reference: "máx. 10",
        unit: "g/kg",
        note: "Codex CXS 210",
      },
      {
        parameter: "Índice de refracción a 40\u00a0°C",
        method: "AOCS Cc 7-25",
        reference: "1.448–1.452",
        unit: "—",
        note: "Codex CXS 210",
      },
      {
        parameter: "Densidad relativa a 40\u00a0°C (agua a 20\u00a0°C)",
        method: "IUPAC 2.101",
        reference: "0.899–0.914",
        unit: "—",
        note: "Codex CXS 210",
      },
      {
        parameter: "Ácido láurico (C12:0)",
        method: "AOCS Ce 1h-05",
        reference: "45.0–55.0",
        unit: "% del total",
        note: "Codex CXS 210",
      },
      {
        parameter: "Ácido mirístico (C14:0)",
        method: "AOCS Ce 1h-05",
        reference: "14.0–18.0",
        unit: "% del total",
        note: "Codex CXS 210",
      },
      {
        parameter: "Ácido oleico (C18:1)",
        method: "AOCS Ce 1h-05",
        reference: "12.0–19.0",
        unit: "% del total",
        note: "Codex CXS 210",
      },
      {
        parameter: "Punto de fusión (deslizamiento)",
        method: "AOCS Cc 3-25",
        reference: "25–29",
        unit: "°C",
        note: "Típico",
      },
    ],
    handling: [
      "Guardar entre 27 y 32\u00a0°C, en tanques limpios y secos; cargar y descargar entre 40 y 45\u00a0°C.",
      heating,
      copper,
      loading,
    ],
    sources: [codexOils, codexBulk, oilMethods],
  },
  {
    id: "harina-de-coquillo",
    name: "Harina de coquillo",
    url: "/documentos/ficha-tecnica-harina-de-coquillo.pdf",
    icon: "meal",
    summary:
      "Harina que deja el prensado de la almendra de la palma, fuente de fibra y energía para el ganado.",
    format: "PDF",
    language: "Español",
    uses: [
      "Alimento para ganado de leche y de carne",
      "Ingrediente de concentrados para rumiantes",
      "Suplemento de fibra en épocas secas",
    ],
    description:
      "Es lo que queda de la almendra de la palma después de prensarla para sacar el aceite. Se presenta como harina gruesa, seca al tacto, de color café y olor suave a nuez. Aporta fibra digestible para el rumen, proteína media y algo de grasa.",
    parameters: [
      {
        parameter: "Proteína cruda",
        method: "AOAC 984.13",
        reference: "14–18",
        unit: "%",
        note: "Típico, base seca",
      },
      {
        parameter: "Grasa residual (extracto etéreo)",
        method: "AOAC 920.39",
        reference: "5–10",
        unit: "%",
        note: "Típico, por prensado",
      },
      {
        parameter: "Fibra cruda",
        method: "AOAC 978.10",
        reference: "14–20",
        unit: "%",
        note: "Típico, base seca",
      },
      {
        parameter: "Fibra detergente neutro (FDN)",
        method: "AOAC 2002.04",
        reference: "60–75",
        unit: "%",
        note: "Típico, base seca",
      },
      {
        parameter: "Cenizas",
        method: "AOAC 942.05",
        reference: "3–6",
        unit: "%",
        note: "Típico, base seca",
      },
      {
        parameter: "Humedad",
        method: "AOAC 930.15",
        reference: "máx. 12",
        unit: "%",
        note: "Límite comercial usual",
      },
      {
        parameter: "Aflatoxinas totales",
        method: "A convenir",
        reference: "A convenir",
        unit: "µg/kg",
        note: "Norma del destino",
      },
      {
        parameter: "Tamaño de partícula",
        method: "A convenir",
        reference: "A convenir",
        unit: "mm",
        note: "Según el uso",
      },
    ],
    handling: [
      "Guardar bajo techo, en lugar seco y ventilado; los sacos, sobre tarimas y separados de la pared.",
      "Mantener la humedad por debajo de 12\u00a0% y vigilar la temperatura: a granel puede calentarse sola.",
      "Proteger de lluvia, roedores, aves e insectos; lo primero que entra es lo primero que sale.",
      "Para embarque a granel, confirmar la clasificación de la carga en el Código IMSBC.",
    ],
    sources: [
      "Feedipedia (INRAE, CIRAD, AFZ y FAO): composición de la torta y harina de palmiste.",
      "AOAC International, Official Methods of Analysis.",
      "Codex Alimentarius, CXC 54-2004: Código de prácticas sobre buena alimentación animal.",
      "OMI, Código marítimo internacional de cargas sólidas a granel (IMSBC).",
    ],
  },
  {
    id: "raquis-picado",
    name: "Raquis picado",
    url: "/documentos/ficha-tecnica-raquis-picado.pdf",
    icon: "fibre",
    summary: "Fibra del racimo sin fruto, picada, para cobertura de suelos, compost y energía.",
    format: "PDF",
    language: "Español",
    uses: [
      "Cobertura de suelo en plantaciones",
      "Compost, solo o con otros residuos orgánicos",
      "Combustible de caldera, una vez seco",
    ],
    description:
      "Es el racimo que queda cuando se desprende el fruto, pasado por la picadora hasta dar una fibra suelta, húmeda y de color café. Guarda buena parte del potasio del racimo: por eso vuelve al campo como cobertura o como compost.",
    parameters: [
      {
        parameter: "Humedad, recién picado",
        method: "ISO 18134-1",
        reference: "60–65",
        unit: "%",
        note: "Típico, base húmeda",
      },
      {
        parameter: "Potasio, como óxido (K2O)",
        method: "ISO 16967",
        reference: "2–3",
        unit: "%",
        note: "Típico, base seca",
      },
      {
        parameter: "Nitrógeno total (N)",
        method: "ISO 16948",
        reference: "0.6–1.0",
        unit: "%",
        note: "Típico, base seca",
      },
      {
        parameter: "Relación carbono/nitrógeno (C/N)",
        method: "ISO 16948",
        reference: "45–65",
        unit: "—",
        note: "Típico, sin compostar",
      },
      {
        parameter: "Cenizas",
        method: "ISO 18122",
        reference: "4–7",
        unit: "%",
        note: "Típico, base seca",
      },
      {
        parameter: "Poder calorífico superior",
        method: "ISO 18125",
        reference: "17–19",
        unit: "MJ/kg",
        note: "Típico, base seca",
      },
      {
        parameter: "Largo de la fibra",
        method: "A convenir",
        reference: "A convenir",
        unit: "mm",
        note: "Según el uso",
      },
      {
        parameter: "Materia extraña",
        method: "A convenir",
        reference: "A convenir",
        unit: "%",
        note: "Piedra, metal, plástico",
      },
    ],
    handling: [
      "Usar o compostar pronto: amontonado y húmedo empieza a fermentar en pocos días.",
      "Apilar sobre piso firme, con drenaje, y recoger los lixiviados.",
      "En el campo, extender en una sola capa: los montones gruesos crían moscas.",
      "Para caldera, secar antes y tomar en cuenta que el potasio baja el punto de fusión de la ceniza.",
    ],
    sources: [
      "ISO 18134-1, 18122 y 18125: humedad, cenizas y poder calorífico de biocombustibles sólidos.",
      "ISO 16948 y 16967: carbono, nitrógeno y elementos mayores de biocombustibles sólidos.",
      "Journal of Oil Palm Research (MPOB): composición y descomposición del racimo vacío.",
    ],
  },
];
