import { Reveal } from "~/ui/reveal";
import { ValueCard, type Value } from "./value-card";

/** All values as a grid of cards: picture, title, description (spec 2, "Values"). */
export function ValueGrid({ values }: { values: readonly Value[] }) {
  return (
    <ul className="wrap grid gap-x-8 gap-y-14 section [--number:var(--color-palm-700)] tablet:grid-cols-2 desktop:grid-cols-6 desktop:gap-y-20">
      {values.map((value, index) => (
        // Two large ones, then three.
        <li key={value.id} className={index < 2 ? "desktop:col-span-3" : "desktop:col-span-2"}>
          <Reveal>
            <ValueCard
              value={value}
              text={value.description}
              sizes="(width < 721px) 90vw, (width < 1181px) 44vw, 600px"
              wide={index < 2}
              level="h2"
            />
          </Reveal>
        </li>
      ))}
    </ul>
  );
}
