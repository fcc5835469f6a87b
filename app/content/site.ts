/** Where the site will live; canonical addresses and shared links start with it. A sample until the owner has a domain. */
const origin = "https://www.aceitescorozal.example";

/** The company behind the corporate pages. All of it is sample data that the owner replaces here, in one place. */
export const company = {
  name: "Aceites Corozal",
  origin,
  /** Spec 1; English on every page. */
  tagline: "Excellence that crosses borders",
  phone: "+504 0000-0000",
  email: "contacto@aceitescorozal.example",
  village: "Aldea Corozal",
  department: "Atlántida",
  country: "Honduras",
  /** Spec 1; English on every page. */
  hours: "Sun - Fri 9:30 - 17:00",
  social: [
    { name: "Facebook", url: "https://www.facebook.com/", icon: "facebook" },
    { name: "Instagram", url: "https://www.instagram.com/", icon: "instagram" },
    { name: "YouTube", url: "https://www.youtube.com/", icon: "youtube" },
  ],
} as const;

/** The brand in the titles of the demo pages (spec 1). */
export const demoBrand = { name: "Finca Verde", origin } as const;
