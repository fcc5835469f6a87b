import { picturesIn } from "../pictures";

const pictures = picturesIn("es");

/** The five values (spec 2): a short line for the carousel, a longer one for /valores. */
export const values = [
  {
    id: 1,
    title: "Mejora continua",
    thumb: pictures["bascula-portrait"],
    tint: "photo",
    summary: "Medimos cada turno y corregimos ese mismo día.",
    description:
      "Medimos cada turno, comparamos con el anterior y corregimos ese mismo día. Una mejora pequeña que se sostiene vale más que una grande que se olvida.",
  },
  {
    id: 2,
    title: "Atención preferente",
    thumb: pictures["staff-1"],
    tint: "photo",
    summary: "Trato directo con cada cliente y cada productor.",
    description:
      "Quien compra y quien entrega fruta habla con una persona que conoce su caso. Respondemos con datos, con plazos claros y con la misma cortesía para todos.",
  },
  {
    id: 3,
    title: "Resiliencia",
    thumb: pictures["horizonte-portrait"],
    tint: "photo",
    summary: "Con lluvia o con sequía, la palabra se cumple.",
    description:
      "El clima de la costa no avisa. Mantenemos la planta lista, repartimos el riesgo y cumplimos la palabra dada, con lluvia o con sequía.",
  },
  {
    id: 4,
    title: "Vanguardia",
    thumb: pictures["extractora-portrait"],
    tint: "photo",
    summary: "Proceso y laboratorio al día, para un aceite siempre parejo.",
    description:
      "Incorporamos la técnica que de verdad mejora el aceite: mejor control de temperatura, menos pérdida en la fibra, análisis más rápidos en el laboratorio.",
  },
  {
    id: 5,
    title: "Sostenibilidad",
    thumb: pictures["bosque-portrait"],
    tint: "photo",
    summary: "Agua limpia y fibra de vuelta al suelo.",
    description:
      "Del racimo se aprovecha todo: la fibra da calor a la planta, el raquis vuelve al suelo como abono y el agua se trata antes de regresar al río.",
  },
] as const;

export const valuesSection = {
  eyebrow: "Valores",
  title: "Cinco cosas que no cambian",
  titleEnd: "con la cosecha",
} as const;
