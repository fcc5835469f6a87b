import { href } from "react-router";
import { farmerPage } from "~/catalog/schemas/farm-pages";
import { farmers, findFarmer, type Farmer } from "~/catalog/schemas/farmers";
import { postsForAuthor } from "~/catalog/queries/related";
import { journal } from "~/catalog/schemas/sections";
import { adjacentTo } from "~/lib/adjacent";
import { decorativeThumbnail } from "~/lib/picture";
import { FarmerProfile } from "./farmer-profile";
import { parentPages } from "~/words/navigation";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/team-details";

const linkTo = ({ id, name, thumb }: Farmer) => ({
  title: name,
  to: href("/team-details/:id", { id: String(id) }),
  picture: decorativeThumbnail(thumb),
  background: "photo" as const,
});

export const loader = ({ params }: Route.LoaderArgs) => {
  const farmer = findFarmer(params.id);
  const adjacent = farmer && adjacentTo(farmers, farmer.id);
  if (!farmer || !adjacent) throw new Response(null, { status: 404 });
  const { read, comments } = journal();
  return {
    farmer,
    previous: linkTo(adjacent.previous),
    next: linkTo(adjacent.next),
    posts: postsForAuthor(farmer.name),
    journal: { read, comments },
    page: farmerPage(),
    breadcrumbs: [parentPages.home, parentPages.team],
  };
};

export const meta = ({ loaderData: { farmer, page, breadcrumbs } }: Route.MetaArgs) =>
  demoMeta({
    title: farmer.name,
    description: farmer.intro,
    path: `/team-details/${farmer.id}`,
    card: page.card,
    breadcrumbs,
  });

export default function TeamDetails({ loaderData: { page, ...content } }: Route.ComponentProps) {
  return <FarmerProfile key={content.farmer.id} {...content} words={page} />;
}
