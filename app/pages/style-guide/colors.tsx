import { useEffect, useRef, useState } from "react";
import { classNames } from "~/lib/class-names";

const COLORS = [
  "bg-ink",
  "bg-muted",
  "bg-palm-900",
  "bg-palm-800",
  "bg-palm-700",
  "bg-palm-500",
  "bg-fruit-700",
  "bg-fruit-600",
  "bg-oil-600",
  "bg-oil-400",
  "bg-oil-200",
  "bg-line",
  "bg-husk-300",
  "bg-husk-100",
  "bg-husk-50",
  "bg-tint-fruit",
  "bg-tint-leaf",
  "bg-tint-sea",
  "bg-tint-clay",
] as const;

/** Relative luminance of `rgb(…)` (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((value) => {
    const channel = Number(value) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Computes each colour's contrast with the page background in the browser. */
export function Colors() {
  const list = useRef<HTMLUListElement>(null);
  const [contrasts, setContrasts] = useState<string[]>([]);
  useEffect(() => {
    const swatches = [...(list.current?.querySelectorAll("[data-swatch]") ?? [])];
    const colors = swatches.map((swatch) => getComputedStyle(swatch).backgroundColor);
    const background = colors[COLORS.indexOf("bg-husk-50")] ?? "";
    setContrasts(colors.map((color) => contrast(color, background).toFixed(1)));
  }, []);
  return (
    <ul ref={list} className="grid grid-cols-2 gap-4 tablet:grid-cols-4 desktop:grid-cols-6">
      {COLORS.map((color, index) => (
        <li key={color} className="text-sm">
          <span data-swatch className={classNames("block h-16 rounded-field border border-line", color)} />
          <code>{color.slice(3)}</code> {contrasts[index]}
        </li>
      ))}
    </ul>
  );
}
