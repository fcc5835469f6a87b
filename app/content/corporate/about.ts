import { picturesIn } from "../pictures";

const pictures = picturesIn("es");

/** /about-us (spec 2: Spanish breadcrumb and title). */
export const about = {
  story: {
    eyebrow: "La empresa",
    title: "Una planta entre",
    titleEnd: "palmas y montaña",
    paragraphs: [
      "Aceites Corozal es una extractora de aceite crudo de palma y de palmiste en la costa norte de Honduras, entre la sierra y el mar Caribe. Recibimos fruta fresca de productores de la zona, la procesamos antes de que pierda calidad y entregamos el aceite a quienes lo refinan.",
      "Somos una empresa de campo y de planta a la vez. Conocemos a quien siembra, a quien corta y a quien maneja el camión, y sabemos que un buen aceite empieza mucho antes de la prensa: en el punto de madurez del racimo y en las horas que pasan hasta recibirlo.",
    ],
    picture: pictures.extractora,
  },
  facts: [
    {
      id: 1,
      figure: "4",
      label: "productos de un mismo racimo: dos aceites, harina y raquis",
    },
    { id: 2, figure: "5", label: "valores que guían cada turno y cada entrega" },
    { id: 3, figure: "6", label: "días de atención a la semana, de domingo a viernes" },
  ],
  people: {
    eyebrow: "Cómo trabajamos",
    title: "Primero la fruta,",
    titleEnd: "siempre la gente",
    picture: pictures["staff-2"],
    points: [
      {
        id: 1,
        title: "Fruta fresca",
        text: "El racimo maduro entra a proceso cuanto antes: así el aceite conserva una acidez baja.",
      },
      {
        id: 2,
        title: "Peso y precio a la vista",
        text: "Cada productor ve su peso en báscula y conoce las reglas de recepción antes de cortar.",
      },
      {
        id: 3,
        title: "Nada se pierde",
        text: "La fibra da calor, el raquis vuelve al campo y la almendra da un segundo aceite.",
      },
    ],
  },
} as const;
