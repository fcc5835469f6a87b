import type { Farmer } from "~/catalog/schemas/farmers";
import { FarmerCard } from "~/sections/farmer-card";
import { CardGrid } from "~/ui/card-grid";

type Props = { farmers: readonly Pick<Farmer, "id" | "name" | "title" | "thumb" | "intro">[] };

/** On phones a row to swipe. */
export function FarmerGrid({ farmers }: Props) {
  return (
    <CardGrid as="ul" columns={3} swipe={1} className="max-tablet:*:basis-[62%]">
      {farmers.map((farmer, index) => (
        <li key={farmer.id}>
          <FarmerCard
            farmer={farmer}
            heading="h3"
            sizes="(width < 721px) 66vw, 34vw"
            corner={
              index === 0
                ? "tablet:rounded-tl-leaf"
                : index === farmers.length - 1 && "tablet:rounded-br-leaf"
            }
          />
        </li>
      ))}
    </CardGrid>
  );
}
