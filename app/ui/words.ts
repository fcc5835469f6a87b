import type { Language } from "~/lib/language";

/** The words that controls need, in both languages. What a page says stands in content/. */
export const words = {
  es: {
    previous: "Anterior",
    next: "Siguiente",
    pause: "Pausar",
    play: "Reproducir",
    carousel: "carrusel",
    slide: "diapositiva",
    position: (index: number, count: number) => `${index} de ${count}`,
    enlarge: (title: string) => `Ampliar: ${title}`,
    close: "Cerrar",
    backToTop: "Volver arriba",
    newTab: "se abre en otra pestaña",
    messages: "Avisos",
    breadcrumb: "Ruta de navegación",
    zoom: "Acercar o alejar",
  },
  en: {
    previous: "Previous",
    next: "Next",
    pause: "Pause",
    play: "Play",
    carousel: "carousel",
    slide: "slide",
    position: (index: number, count: number) => `${index} of ${count}`,
    enlarge: (title: string) => `Enlarge: ${title}`,
    close: "Close",
    backToTop: "Back to top",
    newTab: "opens in a new tab",
    messages: "Messages",
    breadcrumb: "Breadcrumb",
    zoom: "Zoom in or out",
  },
} satisfies Record<Language, unknown>;
