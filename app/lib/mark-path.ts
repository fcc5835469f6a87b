/** The logo, a drop with a palm frond, as an SVG path: 24 by 32 units, with its corner at (4, 1). */
export const markPath =
  "M16 1C16 1 28 12.6 28 21A12 12 0 0 1 16.9 33V27.6Q23 25.4 25.2 18.3Q21.6 23 16.9 24.4V20.6Q21.4 18.6 22.6 12.8Q20 16.7 16.9 17.6V9H15.1V17.6Q12 16.7 9.4 12.8Q10.6 18.6 15.1 20.6V24.4Q10.4 23 6.8 18.3Q9 25.4 15.1 27.6V33A12 12 0 0 1 4 21C4 12.6 16 1 16 1Z";
