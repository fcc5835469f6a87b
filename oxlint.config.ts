import { readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type OxlintOverride } from "oxlint";

/** The folders of `app/` with code, each with those that it may import. What reads files at build time is `catalog`. */
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

/** These show what pages load, and know its types. */
const KNOW_TYPES = new Set<Folder>(["features", "sections", "layouts"]);

/** What makes, builds, serves, edits and tests the site. */
const OUTSIDE = {
  regex: "(^|/)\\.\\./(art|bench|build-tools|desk|e2e|server|testing)/",
  message: "app knows nothing of what makes, builds, serves, edits or tests it.",
};

const isFolder = (name: string): name is Folder => name in IMPORTS;

/** Keeps code of a folder from importing what is above it, by alias or by relative path. */
function directionOf(folder: Folder) {
  const allowed = new Set<string>([folder, ...IMPORTS[folder]]);
  return Object.keys(IMPORTS)
    .filter(isFolder)
    .filter((other) => !allowed.has(other))
    .map((other) => ({
      regex: `^(~|(\\./)?(\\.\\./)*\\.\\.)/${other}/`,
      allowTypeImports: other === "catalog" && KNOW_TYPES.has(folder),
      message: `${folder} may import ${["itself", ...IMPORTS[folder]].join(", ")} (oxlint.config.ts).`,
    }));
}

type Pattern = { message: string; regex: string; allowTypeImports?: boolean };

/** An override takes the place of the one before it, so each repeats what holds for all of `app/`. */
const only = (files: string, patterns: Pattern[]): OxlintOverride => ({
  files: [files],
  rules: { "no-restricted-imports": ["error", { patterns: [OUTSIDE, ...patterns] }] },
});

const ALONE = { regex: "^(~/features|\\.\\.)/", message: "features stand alone." };

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
    // TypeScript checks it, and knows of `?script`.
    "import/default": "off",
    // Stylesheets are imported for their effect.
    "import/no-unassigned-import": "off",
    // Effects return a clean-up only where there is one.
    "typescript/consistent-return": "off",
    // Steps of a script that depend on each other wait for each other.
    "no-await-in-loop": "off",
    // It means messages between windows: workers, ports and channels have no origin.
    "unicorn/require-post-message-target-origin": "off",
    // `output` is not announced by every screen reader, `fieldset` is not a carousel's slide.
    "jsx-a11y/prefer-tag-over-role": "off",
  },
  overrides: [
    {
      files: ["**/*.test.ts", "e2e/**"],
      rules: {
        // What is written to the console is part of what is tested.
        "no-console": "off",
        // Tests read JSON that this project wrote.
        "typescript/no-unsafe-type-assertion": "off",
        "typescript/no-base-to-string": "off",
        // The second argument says what failed.
        "vitest/valid-expect": ["error", { maxArgs: 2 }],
        // Checks with a name of their own hold the assertions.
        "vitest/expect-expect": "off",
      },
    },
    {
      files: ["desk/**"],
      // The editor's library has no types.
      rules: { "typescript/no-unsafe-type-assertion": "off" },
    },
    only("app/**", []),
    ...Object.keys(IMPORTS)
      .filter(isFolder)
      .map((folder) => only(`app/${folder}/**`, directionOf(folder))),
    only("app/catalog/{read,schemas}/**", [
      ...directionOf("catalog"),
      { regex: "^\\.\\./queries/", message: "queries ask schemas, which ask read." },
    ]),
    only("app/features/**", [...directionOf("features"), ALONE]),
    only("app/features/cart/**", [
      ...directionOf("features"),
      {
        regex: `^(~/features/(${otherFeatures.join("|")})/|\\.\\./)`,
        message: "the cart may know products, and no other feature.",
      },
    ]),
    // It runs when the site is built, and ends as files.
    only("app/features/documents/**", [
      ...directionOf("features").filter(({ regex }) => !regex.endsWith("/catalog/")),
      ALONE,
    ]),
  ],
});
