import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename } from "node:path";

import type { Plugin } from "vite";

const { resolve } = createRequire(import.meta.url);

/**
 * The builds that bring along what older browsers lack, and the decoders of scanned pages, which the worker asks for by
 * name and which need no WebAssembly. They stand in one folder, as they came.
 */
const PARTS = [
  "legacy/build/pdf.min.mjs",
  "legacy/build/pdf.worker.min.mjs",
  "wasm/jbig2_nowasm_fallback.js",
  "wasm/openjpeg_nowasm_fallback.js",
].map((part) => resolve(`pdfjs-dist/${part}`));

/** Named by what is in it, like all that is kept for ever. */
function folderOf(parts: readonly { content: string }[]): string {
  const digest = createHash("sha256");
  for (const { content } of parts) digest.update(content);
  return `assets/pdf/${digest.digest("hex").slice(0, 12)}`;
}

/** Writes what opens a PDF among the files of the site, and answers with it while the site is developed. */
export function pdfParts(): Plugin {
  const parts = PARTS.map((path) => ({
    name: basename(path),
    content: readFileSync(path, "utf8"),
  }));
  const folder = folderOf(parts);
  return {
    name: "riwaq:pdf-parts",
    config: () => ({ define: { __PDF__: JSON.stringify(`/${folder}`) } }),
    applyToEnvironment: (environment) => environment.name === "client",
    configureServer({ middlewares }) {
      middlewares.use(`/${folder}/`, (request, response, next) => {
        const part = parts.find(({ name }) => request.url?.startsWith(`/${name}`));
        if (!part) return next();
        response.setHeader("content-type", "text/javascript");
        return response.end(part.content);
      });
    },
    generateBundle() {
      for (const { name, content } of parts) {
        this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source: content });
      }
    },
  };
}
