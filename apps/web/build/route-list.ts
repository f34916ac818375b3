import { mkdir, readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";

import type { Plugin } from "vite";

const ROUTES_BY_TO = /interface FileRoutesByTo \{([^}]*)\}/;

const CATCH_ALL = "/$";

function patternsIn(routeTree: string) {
  const block = ROUTES_BY_TO.exec(routeTree)?.[1] ?? "";
  const patterns = [...block.matchAll(/'([^']+)':/g)].map((match) => match[1]);
  return patterns.filter((pattern) => pattern !== CATCH_ALL).toSorted();
}

/** Writes dist/routes.json, by which the server tells an unknown address (404) from one of the site's. */
export function routeList(): Plugin {
  return {
    name: "riwaq:route-list",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    async writeBundle() {
      const root = this.environment.config.root;
      const routeTree = await readFile(resolve(root, "src/routeTree.gen.ts"), "utf8");
      const patterns = patternsIn(routeTree);
      if (patterns.length === 0) this.error("no routes found in src/routeTree.gen.ts");
      await mkdir(resolve(root, "dist"), { recursive: true });
      await writeFile(resolve(root, "dist/routes.json"), `${JSON.stringify(patterns, null, 2)}\n`);
    },
  };
}
