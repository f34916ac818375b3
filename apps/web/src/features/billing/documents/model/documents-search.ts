import type { DocumentsQuery } from "@riwaq/contracts/billing/documents";
import { DOCUMENT_KINDS } from "@riwaq/domain/billing/documents";
import { civilDateMs } from "@riwaq/domain/time/civil-date";

/** What the address holds; absent means all of them, and the first page. */
export type DocumentsSearch = Partial<Omit<DocumentsQuery, "page">> & { page?: number };

/** Whatever is not known is left out. */
export function parseDocumentsSearch(raw: Record<string, unknown>): DocumentsSearch {
  const { search, page, from, to } = raw;
  const kind = DOCUMENT_KINDS.find((one) => one === raw["kind"]);
  // The address writes a number that was typed as one.
  const text = typeof search === "string" || typeof search === "number" ? String(search) : "";
  return {
    ...(text.trim() !== "" && { search: text.trim().slice(0, 120) }),
    ...(kind && { kind }),
    ...(isDate(from) && { from }),
    ...(isDate(to) && { to }),
    ...(Number.isSafeInteger(page) && Number(page) > 1 && { page: Number(page) }),
  };
}

const isDate = (date: unknown): date is string =>
  typeof date === "string" && /^2[01]/.test(date) && civilDateMs(date) !== null;

/** Another choice begins at the first page. */
export const narrowed = (search: DocumentsSearch, part: Record<string, unknown>): DocumentsSearch =>
  parseDocumentsSearch({ ...search, page: undefined, ...part });
