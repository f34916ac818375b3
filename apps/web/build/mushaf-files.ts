import { createHash } from "node:crypto";

import { readFit, readParts } from "@riwaq/mushaf/edition";
import type { Plugin } from "vite";

/** Under it the parts of the mushaf stand, one file each; what is under /assets is kept for ever. */
const FOLDER = "assets/mushaf";

type MushafFile = { name: string; content: string };

/** Their folder is named by what is in them: another text or layout has another address. */
export function mushafFiles(): { folder: string; files: MushafFile[] } {
  const parts = readParts().map((part) => JSON.stringify(part));
  const digest = createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 12);
  const nameOf = (at: number) => `${String(at + 1).padStart(2, "0")}.json`;
  return {
    folder: `${FOLDER}/${digest}`,
    files: parts.map((content, at) => ({ name: nameOf(at), content })),
  };
}

/** Tells the site where they are, and how wide each page is. */
export function mushafConstants(): Record<string, string> {
  return {
    __MUSHAF__: JSON.stringify(`/${mushafFiles().folder}`),
    __MUSHAF_FIT__: JSON.stringify(readFit()["scheherazade-new-4.500"]),
  };
}

/** Writes the parts of the mushaf among the files of the site, and answers with them while it is developed. */
export function mushafParts(): Plugin {
  const { folder, files } = mushafFiles();
  return {
    name: "riwaq:mushaf-parts",
    config: () => ({ define: mushafConstants() }),
    applyToEnvironment: (environment) => environment.name === "client",
    configureServer({ middlewares }) {
      middlewares.use(`/${folder}/`, (request, response, next) => {
        const file = files.find(({ name }) => `/${name}` === request.url);
        if (!file) return next();
        response.setHeader("content-type", "application/json");
        return response.end(file.content);
      });
    },
    generateBundle() {
      for (const { name, content } of files) {
        this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source: content });
      }
    },
  };
}
