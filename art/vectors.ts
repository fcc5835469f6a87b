/** Drawings served as they are, by their path under `art/masters` and under `public/assets/img`. */
export const vectors: readonly string[] = [
  "brand/mark.svg",
  "logos/cliente-cordillera.svg",
  "logos/cliente-litoral.svg",
  "logos/marca-doradillo.svg",
  "logos/marca-hornito.svg",
  "logos/marca-jabonera.svg",
  "logos/marca-maizal.svg",
  "logos/marca-nortiva.svg",
  "logos/marca-rioclaro.svg",
];
