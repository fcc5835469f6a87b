import type { Farmer } from "~/catalog/schemas/farmers";
import { FarmerCard } from "~/sections/farmer-card";

type Props = { farmers: readonly Pick<Farmer, "id" | "name" | "title" | "thumb" | "intro" | "about">[] };

/** Cards of double width, with the text beside the portrait. */
const WIDE_COUNT = 2;

export function FarmerList({ farmers }: Props) {
  return (
    <ul className="grid gap-x-8 gap-y-4 tablet:grid-cols-2 tablet:gap-y-16 desktop:grid-cols-4">
      {farmers.map((farmer, index) => {
        const isWide = index < WIDE_COUNT;
        return (
          <li key={farmer.id} className={isWide ? "tablet:col-span-2" : undefined}>
            <FarmerCard
              farmer={farmer}
              heading="h2"
              sizes={`(width < 721px) ${index === 0 ? "86vw" : "160px"}, (width < 1181px) 43vw, 25vw`}
              lead={index === 0}
              compact={index > 0}
              horizontal={isWide}
              corner={
                index === 0 ? "rounded-tl-leaf" : index === farmers.length - 1 && "tablet:rounded-br-leaf"
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
