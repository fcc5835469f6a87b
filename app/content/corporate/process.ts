import { picturesIn } from "../pictures";

const pictures = picturesIn("es");

/** The date of the figures on /proceso-produccion (spec 2). */
export const processDate = "21/8/2025";

/**
 * The four products of the mill (spec 2, "Production process"). The production figures are SAMPLE VALUES until the
 * owner writes the company's own; the page says so.
 */
export const processStages = [
  {
    id: "aceite-crudo-de-palma",
    title: "Aceite crudo de palma",
    thumb: pictures.oil,
    tint: "fruit",
    description:
      "El racimo fresco se esteriliza con vapor, se desgrana y se prensa. El aceite que sale se clarifica y se seca hasta quedar listo para el tanque.",
    production: { amount: "42,000", unit: "toneladas al año" },
    uses: ["Aceites y mantecas comestibles", "Margarinas", "Jabones", "Biocombustibles"],
  },
  {
    id: "aceite-crudo-de-palmiste",
    title: "Aceite crudo de palmiste",
    thumb: pictures["kernel-oil"],
    tint: "fruit",
    description:
      "La nuez se seca y se quiebra para separar la almendra. De la almendra, ya prensada, sale un aceite claro, rico en ácido láurico.",
    production: { amount: "3,900", unit: "toneladas al año" },
    uses: ["Confitería y coberturas", "Jabonería fina", "Cosmética", "Oleoquímica"],
  },
  {
    id: "harina-de-coquillo",
    title: "Harina de coquillo",
    thumb: pictures.meal,
    tint: "clay",
    description:
      "Es lo que queda de la almendra después del prensado: una harina fibrosa, con proteína y algo de aceite, que el ganado aprovecha bien.",
    production: { amount: "4,700", unit: "toneladas al año" },
    uses: ["Concentrado para ganado", "Raciones para aves y cerdos", "Abono orgánico"],
  },
  {
    id: "raquis-picado",
    title: "Raquis picado",
    thumb: pictures.fibre,
    tint: "clay",
    description:
      "El raquis es el corazón del racimo, ya sin fruta. Picado y extendido entre las palmas guarda la humedad y devuelve potasio al suelo.",
    production: { amount: "38,000", unit: "toneladas al año" },
    uses: ["Cobertura del suelo", "Compostaje", "Combustible para caldera"],
  },
] as const;
