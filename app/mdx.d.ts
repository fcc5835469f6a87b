declare module "*.md" {
  import type { ComponentType } from "react";

  /** A Markdown file as a component, made at build time (vite.config.ts). */
  const Text: ComponentType;
  export default Text;
}
