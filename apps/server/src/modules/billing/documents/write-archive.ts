import { Readable } from "node:stream";

import { DOCUMENT_KINDS } from "@riwaq/domain/billing/documents";
import { ZipFile } from "yazl";

import { requireRight } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { linkOf } from "./check-documents.ts";
import type { DocumentRow } from "./issue-document.ts";
import { openPdf } from "./open-pdf.ts";
import { numberOf } from "./presenter.ts";
import { documentsOf, findDocument } from "./queries.ts";

/**
 * All that was issued in a year, as a ZIP that is written while it is read: documents.jsonl holds each document with its
 * hashes, from which the chain can be followed anywhere, and beside it lies the file of each. One that nobody has asked
 * for yet is printed.
 */
export function writeArchive(ctx: Context, year: number): Readable {
  requireRight("money")(ctx.actor);
  const zip = new ZipFile();
  const mtime = ctx.clock.now();
  const output = zip.outputStream as Readable;
  zip.addReadStreamLazy("documents.jsonl", { mtime }, (give) =>
    give(null, Readable.from(linesOf(ctx, year))),
  );
  void addFiles(ctx, { zip, mtime, year, output }).catch((error: unknown) =>
    zip.emit("error", error),
  );
  zip.on("error", (error: Error) => {
    ctx.log.error({ name: error.name }, "archive of documents");
    output.destroy(error);
  });
  return output;
}

async function* documentsIn({ db }: Context, year: number): AsyncGenerator<DocumentRow> {
  for (const kind of DOCUMENT_KINDS) {
    for await (const rows of documentsOf(db, { kind, year })) yield* rows;
  }
}

async function* linesOf(ctx: Context, year: number): AsyncGenerator<string> {
  for await (const row of documentsIn(ctx, year)) yield `${JSON.stringify(linkOf(row))}\n`;
}

type Filling = { zip: ZipFile; mtime: Date; year: number; output: Readable };

async function addFiles(ctx: Context, { zip, mtime, year, output }: Filling): Promise<void> {
  for await (const row of documentsIn(ctx, year)) {
    const { id } = row;
    zip.addReadStreamLazy(`${numberOf(row)}.pdf`, { mtime, compress: false }, (give) => {
      // Whoever has gone away waits for no more of them.
      if (output.destroyed) return;
      readFile(ctx, id).then(
        (content) => give(null, Readable.from([content])),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  }
  zip.end();
}

async function readFile(ctx: Context, id: string): Promise<Buffer> {
  const row = await findDocument(ctx.db, id);
  if (!row) throw new Error(`The document ${id} is gone`);
  return openPdf(ctx, row);
}
