import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { constants } from "node:fs";
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { writeFault } from "./storage.ts";

type Folder = { dataDir: string };

const folderOf = ({ dataDir }: Folder) => join(dataDir, "uploads");

/** A file on its way: it grows at its end, and how far it has come is its size. */
export function unfinishedFile(config: Folder, id: string) {
  const path = join(folderOf(config), id);
  return {
    path,
    create: async () => {
      await mkdir(folderOf(config), { recursive: true });
      await writeFile(path, "", { flag: "wx" });
    },
    /** None where it has gone. */
    size: () =>
      stat(path).then(
        ({ size }) => size,
        () => undefined,
      ),
    /** What came before a fault stays, and counts. */
    append: async (bytes: Readable, offset: number) => {
      // Open before the first of them is asked for.
      const file = (await open(path, "r+")).createWriteStream({ start: offset });
      try {
        await pipeline(bytes, file);
      } catch (error) {
        // Until then a last piece may still be written.
        if (!file.closed) await once(file, "close");
        throw writeFault(error);
      }
    },
    /** A copy takes its place: whoever still holds it open writes to what nobody reads any more. */
    shutOut: async () => {
      const copy = `${path}.${randomUUID()}`;
      try {
        await copyFile(path, copy, constants.COPYFILE_FICLONE);
        await rename(copy, path);
      } catch (error) {
        await rm(copy, { force: true });
        throw writeFault(error);
      }
    },
    remove: () => rm(path, { force: true }),
  };
}

/** The names of all of them, and when each last grew. */
export async function listUnfinished(config: Folder): Promise<Array<{ id: string; at: Date }>> {
  const folder = folderOf(config);
  const ids = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    ids.map((id) =>
      stat(join(folder, id)).then(
        ({ mtime }) => ({ id, at: mtime }),
        () => undefined,
      ),
    ),
  );
  return found.filter((one) => one !== undefined);
}
