import { rmSync, writeFileSync } from "node:fs";

import { build } from "esbuild";

/**
 * Packages of the registry stay outside (the embedded database finds its own files); those of this repository go in, as
 * does one that comes in hundreds of small files, which would double the time to start.
 */
const BUNDLED = /^(@riwaq\/|drizzle-orm)/;
const externalPackages = {
  name: "external-packages",
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === "entry-point" || BUNDLED.test(path) ? undefined : { path, external: true },
    );
  },
};

const here = (path) => new URL(path, import.meta.url).pathname;

rmSync(here("dist"), { recursive: true, force: true });
await build({
  entryPoints: [
    here("src/server.ts"),
    here("src/cli/db.ts"),
    here("src/cli/staff.ts"),
    here("src/print-worker.ts"),
    here("src/platform/db/snapshot.ts"),
  ],
  entryNames: "[name]",
  outdir: here("dist"),
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node22",
  sourcemap: true,
  jsx: "automatic",
  plugins: [externalPackages],
  logLevel: "warning",
});

// A new embedded database starts from this file instead of from nothing: several times faster.
const { migratedSnapshot } = await import("./dist/snapshot.js");
writeFileSync(here("dist/empty-database.tar.gz"), await migratedSnapshot());
