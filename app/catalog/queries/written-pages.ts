import type { z } from "zod";
import { isUnpublished } from "../read/collection.ts";
import * as corporate from "../content/corporate-pages.ts";
import type { next } from "../content/page.ts";
import { nextStepsWords, writtenPageWords } from "../content/sections.ts";
import { writtenPages } from "../content/written-pages.ts";
import { findAgenda } from "./agenda.ts";
import { writtenText } from "./written-text.ts";

/** All corporate pages but the home page, which has no teaser. */
const { homePage, ...otherPages } = corporate;
const others = Object.values(otherPages);

export const corporatePages = () => [homePage, ...others, ...writtenPages].map((page) => page());

export function findWrittenPage(slug: string) {
  const found = writtenPages.find(({ path }) => path === `/${slug}`)?.();
  if (!found) return undefined;
  const { body, draft, placeholder: text, highlights, ...head } = found;
  const words = writtenPageWords();
  const agenda = slug === "agenda-corporativa" ? findAgenda() : undefined;
  const isOutline = isUnpublished(draft);
  return {
    ...withNextSteps(head),
    text: isOutline ? undefined : writtenText(body),
    /** An agenda with events needs no placeholder. */
    placeholder: isOutline && !agenda ? { text, words: words.draft, highlights } : undefined,
    contentsTitle: words.contents,
    agenda,
  };
}

/** What a corporate page's loader returns: its texts without the teaser, and the next steps with their teasers. */
export function withNextSteps<Page extends { next: z.infer<typeof next>; teaser: string }>({
  next: paths,
  teaser: _teaser,
  ...page
}: Page) {
  const steps = paths.map((to) => {
    const linked = [...writtenPages, ...others].find(({ path }) => path === to)?.();
    return { label: linked?.title ?? "", to, description: linked?.teaser ?? "" };
  });
  return { page, next: { title: nextStepsWords().title, steps } };
}
