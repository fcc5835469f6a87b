/** /contact-us (spec 2, 5): placeholders word for word. */
export const contact = {
  form: {
    title: "Escríbanos",
    note: "Los campos con * son obligatorios.",
    name: { label: "Nombre *", placeholder: "Nombre" },
    email: { label: "Correo electrónico *", placeholder: "Correo Electrónico*" },
    phone: { label: "Teléfono", optional: "(opcional)", placeholder: "Teléfono" },
    message: { label: "Mensaje *", placeholder: "Cuéntanos sobre tu proyecto *" },
    send: "Enviar mensaje",
    sending: "Enviando…",
    /** Under the failure message: what else a visitor can do. */
    otherWays: "Lo que escribió sigue aquí. Si vuelve a fallar, llámenos o escríbanos a",
    withoutScripts: "Sin JavaScript, el botón abre su programa de correo. También puede escribirnos a",
  },
  details: {
    title: "También puede llamarnos o venir",
    phone: "Teléfono",
    email: "Correo",
    place: "Planta",
    hours: { label: "Horario", value: "9:30 – 17:00", note: "De domingo a viernes" },
    directions: {
      label: "Cómo llegar",
      text: "Desde La Ceiba, tome la carretera CA-13 hacia el este. Pasado el cruce de la aldea Corozal, siga las señales de la planta por el camino de tierra entre las palmas. Si viene en camión, avise antes para asignarle turno en báscula.",
    },
  },
} as const;
