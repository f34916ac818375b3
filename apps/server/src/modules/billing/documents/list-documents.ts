import type {
  DocumentsCheck,
  DocumentsQuery,
  OwnDocuments,
  StaffDocuments,
} from "@riwaq/contracts/billing/documents";
import { toWall } from "@riwaq/domain/time/zone";

import { requireRight, requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { findSeller } from "../shop/queries.ts";
import { checkDocuments } from "./check-documents.ts";
import type { DocumentRow } from "./issue-document.ts";
import { presentDocument, presentForStaff } from "./presenter.ts";
import { findDocument, findDocuments, findOwnDocuments, findYears } from "./queries.ts";

export async function listOwnDocuments({ db, actor }: Context): Promise<OwnDocuments> {
  const rows = await findOwnDocuments(db, requireSignedIn(actor).id);
  return { documents: rows.map(presentDocument) };
}

/** Its payer's, and for staff who decide about money; for all others it is not there. */
export async function requireDocument(ctx: Context, id: string): Promise<DocumentRow> {
  const reader = requireSignedIn(ctx.actor);
  const row = await findDocument(ctx.db, id);
  const isTheirs = row?.payerId === reader.id || reader.rights.has("money");
  if (!row || !isTheirs) throw new AppError("not_found");
  return row;
}

export async function listDocuments(ctx: Context, query: DocumentsQuery): Promise<StaffDocuments> {
  requireRight("money")(ctx.actor);
  const { rows, count, page, pageCount } = await findDocuments(ctx.db, query);
  const { timeZone } = await findSeller(ctx.db);
  return {
    documents: rows.map(presentForStaff),
    today: toWall(ctx.clock.now().getTime(), timeZone).date,
    years: await findYears(ctx.db),
    page,
    page_count: pageCount,
    count,
  };
}

export async function showCheck({ db, actor }: Context): Promise<DocumentsCheck> {
  requireRight("money")(actor);
  return { series: await checkDocuments(db) };
}
