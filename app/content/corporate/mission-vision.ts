/** Why the company exists and where it wants to go, for the home page and /vision-mision (spec 2). */
export const missionVision = {
  eyebrow: "Quiénes somos",
  title: "Nuestra Misión y Visión",
  introduction:
    "Una extractora de la costa norte, sus productores y una sola idea: que del racimo no se pierda nada.",
  mission: {
    title: "Misión",
    text: "Producir aceite crudo de palma, aceite crudo de palmiste y sus derivados con calidad constante y trato cercano, cuidando a nuestra gente, a quienes nos confían su fruta y a la tierra que la hace crecer.",
  },
  vision: {
    title: "Visión",
    text: "Ser la extractora de referencia de la costa norte de Honduras: reconocida por la pureza de sus aceites, por aprovechar cada parte del fruto y por crecer sin quitarle nada al bosque.",
  },
} as const;
