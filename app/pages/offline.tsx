import type { MetaDescriptor } from "react-router";
import { offlineWords } from "~/catalog/sections";
import { offlinePaths } from "~/lib/offline-paths";
import { OfflineStandIn } from "~/sections/offline-stand-in";
import type { Route } from "./+types/offline";

export const loader = ({ pattern }: Route.LoaderArgs) =>
  offlineWords()[pattern === offlinePaths.es ? "es" : "en"];

export const meta = ({ loaderData }: Route.MetaArgs): MetaDescriptor[] => [{ title: loaderData.title }];

/** What the service worker shows in place of a page that it does not have. It is rendered here, and is no page itself. */
export default function Offline({ loaderData }: Route.ComponentProps) {
  return <OfflineStandIn words={loaderData} />;
}
