import { farmerPage } from "~/catalog/farm-pages";
import { findFarmer } from "~/catalog/farmers";
import { FarmerProfile } from "~/sections/farmer-profile";
import { parentPages } from "~/words/navigation";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/team-details";

export const loader = ({ params }: Route.LoaderArgs) => {
  const farmer = findFarmer(params.id);
  if (!farmer) throw new Response(null, { status: 404 });
  return { farmer, page: farmerPage(), breadcrumbs: [parentPages.home, parentPages.team] };
};

export const meta = ({ loaderData: { farmer, page, breadcrumbs } }: Route.MetaArgs) =>
  demoMeta({
    title: farmer.name,
    description: farmer.intro,
    path: `/team-details/${farmer.id}`,
    card: page.card,
    breadcrumbs,
  });

export default function TeamDetails({ loaderData: { farmer, page, breadcrumbs } }: Route.ComponentProps) {
  return <FarmerProfile key={farmer.id} farmer={farmer} words={page} breadcrumbs={breadcrumbs} />;
}
