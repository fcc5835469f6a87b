import { classNames } from "~/lib/class-names";

/** Stroke paths on a 24 px grid. */
const paths = {
  "arrow-left": "M19 12H5m6-6-6 6 6 6",
  "arrow-right": "M5 12h14m-6-6 6 6-6 6",
  "arrow-up": "M12 19V5m-6 6 6-6 6 6",
  ban: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM6 6l12 12",
  bag: "M4 8h16l-1.4 9.8a2.5 2.5 0 0 1-2.5 2.2H7.9a2.5 2.5 0 0 1-2.5-2.2L4 8ZM8.5 11V7a3.5 3.5 0 0 1 7 0v4",
  check: "m5 12.5 4.5 4.5L19 7.5",
  "chevron-down": "m6 9 6 6 6-6",
  clock: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5V12l3 2",
  close: "m6 6 12 12M18 6 6 18",
  compare: "M4 8h14m-3-3 3 3-3 3M20 16H6m3 3-3-3 3-3",
  copy: "M9 8.5h9.5a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1ZM16 8.5V5a1 1 0 0 0-1-1H5.5a1 1 0 0 0-1 1v9.5a1 1 0 0 0 1 1H8",
  drop: "M12 3.5s6.5 6.6 6.5 11a6.5 6.5 0 0 1-13 0c0-4.4 6.5-11 6.5-11ZM9 15a3 3 0 0 0 3 3",
  enlarge: "M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z",
  external:
    "M13 5h6v6M19 5l-8.5 8.5M17 14.5V18a1.5 1.5 0 0 1-1.5 1.5H6.5A1.5 1.5 0 0 1 5 18V9a1.5 1.5 0 0 1 1.5-1.5H10",
  fibre:
    "M3.75 17.25c4.5-1.5 7.5-6 8.25-12.75M20.25 17.25c-4.5-1.5-7.5-6-8.25-12.75M7.5 19.5c2.25-2.25 3.75-6.75 4.5-15M16.5 19.5c-2.25-2.25-3.75-6.75-4.5-15M12 4.5v15.75M5.25 14.25h4.5M14.25 14.25h4.5",
  facebook:
    "M14 8h2.5V4.5H14a3.5 3.5 0 0 0-3.5 3.5v2.5H8V14h2.5v6.5H14V14h2.5l.5-3.5h-3V8.5A.5.5 0 0 1 14 8Z",
  heart: "M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 7.5 2.8C19.5 15.4 12 20 12 20Z",
  instagram:
    "M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4ZM12 8.3a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.4ZM16.8 7.2h.01",
  google: "M20 12h-8m8 0a8 8 0 1 1-2.6-5.9",
  grid: "M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z",
  kernel:
    "M12 3.75c4.5 0 7.1 3.4 7.1 8.25s-2.6 8.25-7.1 8.25-7.1-3.4-7.1-8.25 2.6-8.25 7.1-8.25ZM12 7.5c2.25 0 3.6 1.9 3.6 4.5s-1.35 4.5-3.6 4.5-3.6-1.9-3.6-4.5S9.75 7.5 12 7.5Z",
  list: "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
  mail: "M6 5.5h12A2.5 2.5 0 0 1 20.5 8v8a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 16V8A2.5 2.5 0 0 1 6 5.5ZM4 7.5l8 6 8-6",
  minus: "M5 12h14",
  meal: "M3 11h18a9 8.5 0 0 1-18 0ZM5.5 11C6.6 7.6 9 5.5 12 5.5s5.4 2.1 6.5 5.5M12 8.2h.01M9.3 9h.01M14.7 9h.01",
  menu: "M4 8h16M4 16h16",
  pause: "M9 6v12M15 6v12",
  phone:
    "M6 4h3l1.5 4.5L8.5 10a12 12 0 0 0 5.5 5.5l1.5-2L20 15v3a2 2 0 0 1-2.2 2A15.5 15.5 0 0 1 4 6.2 2 2 0 0 1 6 4Z",
  pin: "M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21ZM12 7a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z",
  play: "M8.5 6.5v11l9-5.5z",
  plus: "M12 5v14M5 12h14",
  search: "M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM16 16l4 4",
  tag: "M4 4h7.5l8.5 8.5-7.5 7.5L4 11.5V4ZM8 8h.01",
  trash:
    "M4.5 7h15M9.5 7V4.5h5V7M7 7l.8 11.6A1.5 1.5 0 0 0 9.3 20h5.4a1.5 1.5 0 0 0 1.5-1.4L17 7M10.5 11v5.5M13.5 11v5.5",
  truck:
    "M3 6h11v10H3zM14 10h4l3 3v3h-7M7 15.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM17 15.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z",
  whatsapp:
    "M12 3.8a8.2 8.2 0 0 0-7 12.4L4 20l3.9-1a8.2 8.2 0 1 0 4.1-15.2ZM9 8.5c0 3.5 3 6.5 6.5 6.5l.8-1.8-2-1-1 1a5 5 0 0 1-2.5-2.5l1-1-1-2z",
  youtube:
    "M6.5 6h11A3.5 3.5 0 0 1 21 9.5v5a3.5 3.5 0 0 1-3.5 3.5h-11A3.5 3.5 0 0 1 3 14.5v-5A3.5 3.5 0 0 1 6.5 6ZM10.5 9.5l4 2.5-4 2.5z",
} satisfies Record<string, string>;

/** Attributes of a decorative line drawing in the text colour. */
export const LINE_DRAWING = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.6,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "aria-hidden": true,
} as const;

export type IconName = keyof typeof paths;

/** A decorative line icon in the text colour. A control that contains nothing else needs a label. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      {...LINE_DRAWING}
      className={classNames("flex-none", className)}
    >
      <path d={paths[name]} />
    </svg>
  );
}
