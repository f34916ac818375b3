import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

import { and, eq, isNull } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import { byAnyone, command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { print } from "../../../platform/pdf/print.ts";
import { announceFile, nameFile } from "../../../platform/storage/loose-files.ts";
import { documents } from "../tables/documents.ts";
import type { DocumentRow } from "./issue-document.ts";
import type { DocumentSheet } from "./pdf/document-sheet.ts";
import { numberOf } from "./presenter.ts";

/** The file of a document: printed when somebody first asks for it, and kept from then on. */
export async function openPdf(ctx: Context, row: DocumentRow): Promise<Buffer> {
  const kept = row.pdfKey === null ? null : await readKept(ctx, row.pdfKey);
  if (kept) return kept;
  const sheet = { number: numberOf(row), content: row.snapshot } satisfies DocumentSheet;
  const content = await print("document", sheet);
  // One that is named and gone is printed each time: its row is never changed.
  if (row.pdfKey === null) await keep(ctx, row.id, content);
  return content;
}

async function readKept({ storage, log }: Context, key: string): Promise<Buffer | null> {
  try {
    return await buffer(await storage.get(key));
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    log.warn({ key }, "a printed document is gone");
    return null;
  }
}

async function keep(ctx: Context, id: string, content: Buffer): Promise<void> {
  const key = `documents/${randomBytes(24).toString("base64url")}`;
  await announceFile(ctx, { key });
  await ctx.storage.put(key, Readable.from([content]), content.length);
  const isNamed = await namePdf(ctx, { id, key });
  if (!isNamed) await ctx.storage.remove(key);
}

/** False where somebody else was faster. */
const namePdf = command({
  by: byAnyone,
  trace: "none",
  run: async ({ tx }, { id, key }: { id: string; key: string }): Promise<boolean> => {
    const rows = await tx
      .update(documents)
      .set({ pdfKey: key })
      .where(and(eq(documents.id, id), isNull(documents.pdfKey)))
      .returning({ id: documents.id });
    if (rows.length === 0) return false;
    await nameFile(tx, key);
    return true;
  },
});
