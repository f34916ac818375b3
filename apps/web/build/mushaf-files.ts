import { createHash } from "node:crypto";

import type { RecitationTimes } from "@riwaq/domain/learning/mushaf/recitation-times";
import { readFit, readParts, readTiming, readTimingLicence } from "@riwaq/mushaf/edition";
import type { Plugin } from "vite";

/** Under it the parts of the mushaf stand, one file each; what is under /assets is kept for ever. */
const FOLDER = "assets/mushaf";
/** And there the times of a reciter, a file for each sura, with their licence. */
const TIMES_FOLDER = "assets/recitation";

type MushafFile = { name: string; content: string };
type MushafFolder = { folder: string; files: MushafFile[] };

/** A folder is named by what is in it: another text, layout or time has another address. */
function folderOf(parent: string, files: MushafFile[]): MushafFolder {
  const contents = files.map(({ content }) => content).join("\n");
  const digest = createHash("sha256").update(contents).digest("hex").slice(0, 12);
  return { folder: `${parent}/${digest}`, files };
}

const numbered = (digits: number, contents: readonly object[]): MushafFile[] =>
  contents.map((content, at) => ({
    name: `${String(at + 1).padStart(digits, "0")}.json`,
    content: JSON.stringify(content),
  }));

export const mushafFiles = () => folderOf(FOLDER, numbered(2, readParts()));

export function timesFiles(): MushafFolder {
  const { notice, reciter, suras } = readTiming();
  const ofSuras = suras.map((times): RecitationTimes => ({ notice, reciter, times }));
  const licence = { name: "LICENSE.txt", content: readTimingLicence() };
  return folderOf(TIMES_FOLDER, [...numbered(3, ofSuras), licence]);
}

/** Tells the site where both are, and how wide each page is. */
export function mushafConstants(): Record<string, string> {
  return {
    __MUSHAF__: JSON.stringify(`/${mushafFiles().folder}`),
    __RECITATION__: JSON.stringify(`/${timesFiles().folder}`),
    __MUSHAF_FIT__: JSON.stringify(readFit()["scheherazade-new-4.500"]),
  };
}

/** Writes the parts of the mushaf and the times among the files of the site, and answers with them while it is developed. */
export function mushafParts(): Plugin {
  const folders = [mushafFiles(), timesFiles()];
  return {
    name: "riwaq:mushaf-parts",
    config: () => ({ define: mushafConstants() }),
    applyToEnvironment: (environment) => environment.name === "client",
    configureServer({ middlewares }) {
      for (const { folder, files } of folders) {
        middlewares.use(`/${folder}/`, (request, response, next) => {
          const file = files.find(({ name }) => `/${name}` === request.url);
          if (!file) return next();
          const type = file.name.endsWith(".json") ? "application/json" : "text/plain";
          response.setHeader("content-type", `${type}; charset=utf-8`);
          return response.end(file.content);
        });
      }
    },
    generateBundle() {
      for (const { folder, files } of folders) {
        for (const { name, content } of files) {
          this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source: content });
        }
      }
    },
  };
}
