import type { Home2Page } from "~/catalog/schemas/home-pages";
import { FigureList } from "~/sections/fun-facts";

type Props = { content: Home2Page["best"] };

export function BestAgriculture({ content: { title, text, facts } }: Props) {
  return (
    <section className="bg-palm-900 py-16 on-dark">
      <div className="wrap grid items-end gap-x-12 gap-y-12 tablet:grid-cols-5-7">
        <div>
          <h2>{title}</h2>
          <p className="mt-4 lead text-balance">{text}</p>
        </div>
        <FigureList facts={facts} large />
      </div>
    </section>
  );
}
