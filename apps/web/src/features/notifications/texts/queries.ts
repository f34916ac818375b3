import type { Language } from "@riwaq/contracts/languages";
import type { WordingDraft } from "@riwaq/contracts/notifications/texts";
import { list, preview, previewDraft, wording } from "@riwaq/contracts/notifications/texts.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** One mail or notice in one language. */
export type Place = { template: string; language: Language };

export const textsQuery = queryOptions(queryOf(list));

export const textPreviewQuery = (template: string) =>
  queryOptions(queryOf(preview, { params: { template } }));

export const wordingQuery = (place: Place) => queryOptions(queryOf(wording, { params: place }));

/** Nothing is kept of a draft, here or there. */
export const draftQuery = (params: Place, body: Required<WordingDraft>) =>
  queryOptions({ ...queryOf(previewDraft, { params, body }), gcTime: 0, retry: false });
