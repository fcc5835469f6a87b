import { socialCards } from "~/content/brand";
import { findFarmer } from "~/catalog/farmers";
import { skills } from "~/content/demo/team";
import { home, team } from "~/content/demo/trail";
import { FarmerProfile } from "~/sections/farmer-profile";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/team-details";

export const loader = ({ params }: Route.LoaderArgs) => {
  const farmer = findFarmer(params.id);
  if (!farmer) throw new Response(null, { status: 404 });
  return { farmer, skills, trail: [home, team], card: socialCards.team };
};

export const meta = ({ loaderData: { farmer, card, trail } }: Route.MetaArgs) =>
  demoMeta({
    title: farmer.name,
    description: farmer.intro,
    path: `/team-details/${farmer.id}`,
    card,
    trail,
  });

export default function TeamDetails({ loaderData: { farmer, ...rest } }: Route.ComponentProps) {
  return <FarmerProfile key={farmer.id} farmer={farmer} {...rest} />;
}
