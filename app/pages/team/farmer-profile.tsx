import type { FarmerPage } from "~/catalog/schemas/farm-pages";
import type { Farmer } from "~/catalog/schemas/farmers";
import type { PostSummary } from "~/catalog/queries/lists";
import { Breadcrumb, type Crumb } from "~/ui/breadcrumb";
import { Meter } from "~/ui/meter";
import { Tile } from "~/ui/tile";
import { AdjacentLinks, type AdjacentLink } from "~/sections/adjacent-links";
import { Facts } from "~/ui/facts";
import { LatestPosts } from "~/sections/latest-posts";
import type { PostCardWords } from "~/sections/post-card";

type Props = {
  farmer: Farmer;
  /** The farmer's posts, filled up with newer ones by others. */
  posts: readonly PostSummary[];
  previous: AdjacentLink;
  next: AdjacentLink;
  words: FarmerPage;
  journal: PostCardWords;
  breadcrumbs: readonly Crumb[];
};

export function FarmerProfile({ farmer, posts, previous, next, words, journal, breadcrumbs }: Props) {
  return (
    <>
      <section className="wrap pt-4 tablet:pt-8">
        <Breadcrumb breadcrumbs={breadcrumbs} current={farmer.name} />
        <div className="mt-6 grid gap-12 tablet:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] desktop:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] desktop:gap-x-16">
          <Tile
            picture={farmer.thumb}
            sizes="(width < 721px) 86vw, 47vw"
            lead
            className="aspect-square rounded-br-leaf tablet:aspect-auto desktop:row-span-2"
            imageClassName="origin-top scale-107 tablet:absolute"
          />
          <div>
            <p className="eyebrow">{farmer.title}</p>
            <h1 className="mt-4">{farmer.name}</h1>
            <p className="mt-6 max-w-[32em] lead text-balance">{farmer.intro}</p>
            <p className="mt-4 max-w-[36em] text-muted">{farmer.about}</p>
          </div>
          <div className="tablet:max-desktop:col-span-2">
            <h2 className="text-xl">{words.information}</h2>
            <Facts facts={farmer.info} className="mt-4 max-w-[720px]" />
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
      <LatestPosts {...words.posts} posts={posts} words={journal} />
      <div className="bg-husk-100 py-section">
        <div className="wrap">
          <h2>{words.adjacent.label}</h2>
          <AdjacentLinks previous={previous} next={next} words={words.adjacent} />
        </div>
      </div>
    </>
  );
}
