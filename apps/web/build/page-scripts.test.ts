import { expect, it } from "vitest";

import { type Manifest, pageScripts } from "./page-scripts.ts";

const MANIFEST: Manifest = {
  "src/client.tsx": {
    file: "assets/index.js",
    imports: ["_react.js"],
    dynamicImports: ["src/routeTree.gen.ts", "src/routes/about.tsx", "src/toast.tsx"],
  },
  "_react.js": { file: "assets/react.js" },
  "src/toast.tsx": { file: "assets/toast.js", imports: ["_swipe.js", "_react.js"] },
  "_swipe.js": { file: "assets/swipe.js", imports: ["src/client.tsx"] },
  "src/routes/about.tsx": { file: "assets/about.js", imports: ["_table.js"] },
  "_table.js": { file: "assets/table.js" },
  "src/routeTree.gen.ts": { file: "assets/pages.js", dynamicImports: ["src/routes/about.tsx"] },
};

it("are those that a page begins with, what they import and what they may ask for later", () => {
  expect(pageScripts(MANIFEST, ["assets/index.js"]).toSorted()).toEqual([
    "assets/index.js",
    "assets/react.js",
    "assets/swipe.js",
    "assets/toast.js",
  ]);
});

it("are those of another page where it begins with them", () => {
  const files = pageScripts(MANIFEST, ["assets/index.js", "assets/about.js"]);
  expect(files).toEqual(expect.arrayContaining(["assets/about.js", "assets/table.js"]));
  expect(files).not.toContain("assets/pages.js");
});
