import { readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type OxlintOverride } from "oxlint";

/** The folders of `app/`, each with the folders that it may import. */
const IMPORTS = {
  lib: [],
  assets: ["lib"],
  startup: ["lib"],
  ui: ["lib", "startup"],
  catalog: ["lib", "assets"],
  words: ["lib", "catalog"],
  features: ["lib", "assets", "startup", "ui", "words"],
  sections: ["lib", "assets", "startup", "ui", "words", "features"],
  layouts: ["lib", "assets", "startup", "ui", "words", "features", "sections"],
  pages: ["lib", "assets", "startup", "ui", "catalog", "words", "features", "sections"],
} as const satisfies Record<string, readonly string[]>;

type Folder = keyof typeof IMPORTS;

/** These folders show the catalogue's data, so they may import its types. */
const MAY_IMPORT_CATALOG_TYPES = new Set<Folder>(["features", "sections", "layouts"]);

const OUTSIDE = {
  regex: "(^|/)\\.\\./(art|bench|build-tools|desk|e2e|server|testing)/",
  message: "app may not import what makes, builds, serves, edits or tests it.",
};

const ROUTES = {
  regex: "^(~|(\\./)?(\\.\\./)*\\.\\.)/routes(\\.ts)?$",
  message: "only app/catalog/content/route-paths.ts reads app/routes.ts, to check links.",
};

const isFolder = (name: string): name is Folder => name in IMPORTS;

/** Forbids imports from all other folders, by alias or by relative path. */
function directionOf(folder: Folder) {
  const allowed = new Set<string>([folder, ...IMPORTS[folder]]);
  const folders = Object.keys(IMPORTS)
    .filter(isFolder)
    .filter((other) => !allowed.has(other))
    .map((other) => ({
      regex: `^(~|(\\./)?(\\.\\./)*\\.\\.)/${other}/`,
      allowTypeImports: other === "catalog" && MAY_IMPORT_CATALOG_TYPES.has(folder),
      message: `${folder} may import ${["itself", ...IMPORTS[folder]].join(", ")} (oxlint.config.ts).`,
    }));
  return folder === "catalog" ? folders : [...folders, ROUTES];
}

type Pattern = { message: string; regex: string; allowTypeImports?: boolean };

/** A later override replaces an earlier one, so each repeats the patterns for all of `app/`. */
const restrictImports = (files: string, patterns: Pattern[]): OxlintOverride => ({
  files: [files],
  rules: { "no-restricted-imports": ["error", { patterns: [OUTSIDE, ...patterns] }] },
});

const ALONE = { regex: "^(~/features|\\.\\.)/", message: "a feature may not import another one." };

const otherFeatures = readdirSync(join(import.meta.dirname, "app/features")).filter(
  (name) => name !== "cart" && name !== "product",
);

export default defineConfig({
  plugins: ["typescript", "react", "jsx-a11y", "import", "unicorn", "oxc", "promise", "vitest"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ["build", ".react-router"],
  rules: {
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/ban-ts-comment": "error",
    "react/rules-of-hooks": "error",
    "react/exhaustive-deps": "error",
    "react/jsx-no-target-blank": "error",
    "import/no-cycle": "error",
    "no-console": "error",
    eqeqeq: ["error", "always", { null: "ignore" }],
    // JSX needs no React in scope since React 17.
    "react/react-in-jsx-scope": "off",
    // TypeScript checks this and knows about `?script`.
    "import/default": "off",
    // Stylesheets are imported for their side effect.
    "import/no-unassigned-import": "off",
    // Effects return a clean-up function only if they need one.
    "typescript/consistent-return": "off",
    // The steps of a script often depend on each other.
    "no-await-in-loop": "off",
    // This makes sense only for windows: workers, ports and channels have no target origin.
    "unicorn/require-post-message-target-origin": "off",
    // Not every screen reader announces `output`, and a slide is not a `fieldset`.
    "jsx-a11y/prefer-tag-over-role": "off",
  },
  overrides: [
    {
      files: ["**/*.test.{ts,tsx}", "e2e/**"],
      rules: {
        // Tests inspect console output.
        "no-console": "off",
        // Tests read JSON that this project wrote.
        "typescript/no-unsafe-type-assertion": "off",
        "typescript/no-base-to-string": "off",
        // The second argument is the message.
        "vitest/valid-expect": ["error", { maxArgs: 2 }],
        // Some assertions are in helper functions.
        "vitest/expect-expect": "off",
      },
    },
    {
      files: ["desk/**"],
      // The editor's library has no types.
      rules: { "typescript/no-unsafe-type-assertion": "off" },
    },
    restrictImports("app/**", []),
    ...Object.keys(IMPORTS)
      .filter(isFolder)
      .map((folder) => restrictImports(`app/${folder}/**`, directionOf(folder))),
    ...["{read,content}", "queries"].map((folder) =>
      restrictImports(`app/catalog/${folder}/**`, [
        ...directionOf("catalog"),
        {
          regex:
            folder === "queries" ? "^\\.\\./technical-documents/" : "^\\.\\./(queries|technical-documents)/",
          message: "imports run from technical-documents to queries to content to read.",
        },
      ]),
    ),
    restrictImports("app/features/**", [...directionOf("features"), ALONE]),
    restrictImports("app/features/cart/**", [
      ...directionOf("features"),
      {
        regex: `^(~/features/(${otherFeatures.join("|")})/|\\.\\./)`,
        message: "the cart may import product, but no other feature.",
      },
    ]),
  ],
});
