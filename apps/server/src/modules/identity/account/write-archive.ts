import { Readable } from "node:stream";

import { ZipFile } from "yazl";

import { AppError } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { PersonsContext } from "../../../platform/persons.ts";

type Ctx = Pick<PersonsContext, "db" | "clock" | "storage" | "log" | "persons">;

/**
 * A person's own data as a ZIP that is written while it is read: data.json, and the files that are theirs. Nobody
 * else's address or number is in it, and a teacher's note only in the teacher's own.
 */
export function writeArchive(ctx: Ctx, person: SignedIn): Readable {
  const zip = new ZipFile();
  const mtime = ctx.clock.now();
  zip.addReadStreamLazy("data.json", { mtime }, (give) =>
    give(null, Readable.from(json(ctx, person))),
  );
  const output = zip.outputStream as Readable;
  const opener = { storage: ctx.storage, untilClosed: withEndOf(output) };
  void addFiles(ctx, { zip, person, mtime, opener }).catch((error: unknown) =>
    zip.emit("error", error),
  );
  zip.on("error", (error: Error) => {
    ctx.log.error({ name: error.name }, "archive");
    output.destroy(error);
  });
  return output;
}

async function* json(ctx: Ctx, person: SignedIn): AsyncGenerator<string> {
  yield `{\n"made_at": ${JSON.stringify(ctx.clock.now())}`;
  for await (const [key, value] of ctx.persons.give(ctx.db, person)) {
    yield `,\n${JSON.stringify(key)}: ${JSON.stringify(value, undefined, 1)}`;
  }
  yield "\n}\n";
}

/** One file is open at a time. Whoever stops reading half-way leaves none open. */
function withEndOf(output: Readable) {
  let current: Readable | undefined;
  output.once("close", () => current?.destroy());
  return (file: Readable): Readable => {
    current = output.destroyed ? file.destroy() : file;
    return current;
  };
}

type Opener = Pick<Ctx, "storage"> & { untilClosed: (file: Readable) => Readable };
type Filling = { zip: ZipFile; person: SignedIn; mtime: Date; opener: Opener };

async function addFiles(ctx: Ctx, { zip, person, mtime, opener }: Filling): Promise<void> {
  for (const { name, key } of await ctx.persons.files(ctx.db, person)) {
    zip.addReadStreamLazy(`files/${name}`, { mtime, compress: false }, (give) => {
      openFile(opener, key).then(
        (file) => give(null, file),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  }
  zip.end();
}

/** One that is gone from the storage is empty here: all others are still worth having. */
async function openFile({ storage, untilClosed }: Opener, key: string): Promise<Readable> {
  return storage.get(key).then(untilClosed, (error: unknown) => {
    if (error instanceof AppError && error.code === "not_found") return Readable.from([]);
    throw error;
  });
}
