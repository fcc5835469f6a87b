import { Fragment } from "react";
import { href } from "react-router";
import { postsForAuthor } from "~/catalog/queries/related";
import { farmerPage } from "~/catalog/content/farm-pages";
import { farmers, type Farmer } from "~/catalog/content/farmers";
import { journal } from "~/catalog/content/sections";
import { findWithNeighbours } from "~/lib/find-record";
import { pick } from "~/lib/pick";
import { AdjacentLinks } from "~/sections/adjacent-links";
import { LatestPosts } from "~/sections/latest-posts";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Facts } from "~/ui/facts";
import { Meter } from "~/ui/meter";
import { Section } from "~/ui/section";
import { Tile } from "~/ui/tile";
import { parentPages } from "~/words/navigation";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/team-details";

const breadcrumbs = [parentPages.home, parentPages.team];

const linkTo = ({ id, name, thumb }: Farmer) => ({
  title: name,
  to: href("/team-details/:id", { id: String(id) }),
  picture: thumb,
  background: "photo" as const,
});

export const loader = ({ params }: Route.LoaderArgs) => {
  const { item: farmer, neighbours } = findWithNeighbours(farmers, params.id, linkTo);
  return {
    farmer,
    neighbours,
    posts: postsForAuthor(farmer.name),
    journal: pick(journal(), "read", "comments"),
    words: farmerPage(),
  };
};

export const meta = ({ loaderData: { farmer, words } }: Route.MetaArgs) =>
  demoMeta({
    title: farmer.name,
    description: farmer.intro,
    path: `/team-details/${farmer.id}`,
    card: words.card,
    breadcrumbs,
  });

/** The key replays the skills' animation when the farmer changes. */
export default function TeamDetails({ loaderData }: Route.ComponentProps) {
  const { farmer, posts, neighbours, words } = loaderData;
  return (
    <Fragment key={farmer.id}>
      <section className="wrap pt-4 tablet:pt-8">
        <Breadcrumb breadcrumbs={breadcrumbs} current={farmer.name} />
        <div className="mt-6 grid gap-x-band gap-y-12 tablet:grid-cols-6-7 desktop:grid-cols-7-6">
          <Tile
            picture={farmer.thumb}
            sizes={{ phone: 1, tablet: 1 / 2 }}
            priority
            className="aspect-square rounded-br-leaf tablet:aspect-auto desktop:row-span-2"
            imageClassName="origin-top scale-107 tablet:absolute"
          />
          <div>
            <p className="eyebrow">{farmer.title}</p>
            <h1 className="mt-4">{farmer.name}</h1>
            <p className="mt-6 max-w-[34em] lead text-balance">{farmer.intro}</p>
            <p className="mt-4 max-w-[34em] text-muted">{farmer.about}</p>
          </div>
          <div className="tablet:col-span-2 desktop:col-span-1">
            <h2 className="text-xl">{words.information}</h2>
            <Facts facts={farmer.info} className="mt-4 max-w-180" />
          </div>
          <div className="rounded-card bg-husk-100 p-8 tablet:col-span-2 tablet:p-12">
            <h2 className="text-xl">{words.skills.title}</h2>
            <ul className="mt-4 grid gap-x-12 gap-y-6 tablet:grid-cols-3">
              {words.skills.entries.map(({ title, end }) => (
                <li key={title}>
                  <Meter label={title} percent={end} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <LatestPosts {...words.posts} posts={posts} words={loaderData.journal} />
      <Section band="husk">
        <AdjacentLinks {...neighbours} words={words.adjacent} />
      </Section>
    </Fragment>
  );
}
