import { contactPage, processPage, technicalSheetsPage } from "~/catalog/content/corporate-pages";
import { icons } from "~/assets/brand.json";
import { husk50, palm900 } from "~/lib/colors";
import { company } from "~/words/company";

/** Pages in the menu of the installed app's icon. */
const shortcuts = [technicalSheetsPage(), processPage(), contactPage()];

/** The web app manifest. Runs at build time. */
export function loader() {
  return Response.json({
    name: company.name,
    short_name: company.shortName,
    lang: "es",
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: husk50,
    theme_color: palm900,
    icons: [
      { src: icons.small, type: "image/png", sizes: "192x192" },
      { src: icons.large, type: "image/png", sizes: "512x512" },
      { src: icons.maskable, type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
    shortcuts: shortcuts.map(({ title: name, path: url }) => ({ name, url })),
  });
}
