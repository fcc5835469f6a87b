import { logos } from "../brand";

/** The two clients whose logos /clientes shows (spec 2); both are invented names. */
export const clients = [
  {
    id: 1,
    name: "Alimentos Cordillera",
    logo: logos.cordillera,
    description: "Refina y envasa aceites y mantecas para el mercado centroamericano.",
    buys: "Aceite crudo de palma",
  },
  {
    id: 2,
    name: "Aceites Litoral",
    logo: logos.litoral,
    description: "Fracciona aceites láuricos para confitería y jabonería.",
    buys: "Aceite crudo de palmiste",
  },
] as const;
