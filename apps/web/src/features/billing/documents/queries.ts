import * as documents from "@riwaq/contracts/billing/documents.calls";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";
import type { DocumentsSearch } from "./model/documents-search.ts";

/** While another page or choice is on its way, the list before it stays. */
export const documentsQuery = (query: DocumentsSearch) =>
  queryOptions({ ...queryOf(documents.list, { query }), placeholderData: keepPreviousData });

/** Asked for by hand: it follows everything that was ever issued. */
export const checkQuery = queryOptions({ ...queryOf(documents.check), enabled: false, gcTime: 0 });

/** What the person has paid for. */
export const ownDocumentsQuery = queryOptions(queryOf(documents.own));
