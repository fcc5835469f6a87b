import type { MetaDescriptor } from "react-router";
import { sorryPictures } from "~/content/brand";
import { messages } from "~/content/messages";
import { demoBrand } from "~/content/site";
import { SorryPage } from "~/sections/sorry-page";

export const meta = (): MetaDescriptor[] => [
  { title: `${messages.notFound.text} · ${demoBrand.name}` },
  { name: "robots", content: "noindex" },
];

/** Any path that is no page (spec 2, "404"). */
export default function NotFound() {
  return (
    <SorryPage
      title={messages.notFound.text}
      text="The page may have moved, or the address has a slip in it."
      picture={sorryPictures["not-found"]}
    />
  );
}
