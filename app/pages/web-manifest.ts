import { icons } from "~/content/brand";
import { company } from "~/content/site";

/** What a phone shows when the site is put on its home screen. Made at build time. */
export function loader() {
  return Response.json({
    name: company.name,
    short_name: "Corozal",
    lang: "es",
    start_url: "/",
    display: "browser",
    background_color: "#fbf7ef",
    theme_color: "#0f2e22",
    icons: [
      { src: icons.small, type: "image/png", sizes: "192x192" },
      { src: icons.large, type: "image/png", sizes: "512x512" },
      { src: icons.maskable, type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  });
}
