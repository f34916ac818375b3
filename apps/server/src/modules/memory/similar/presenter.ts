import type { SimilarPair } from "@riwaq/contracts/memory/similar";
import type { AyaPlace } from "@riwaq/contracts/memory/tests";

import { type Ayat, type LinkRow, ayatOfRow } from "./queries.ts";
import { textOf } from "./text-index.ts";

export const withText = ({ sura, aya }: AyaPlace) => ({ sura, aya, text: textOf({ sura, aya }) });

export const presentAyat = ({ first, second }: Ayat) => ({
  first: withText(first),
  second: withText(second),
});

export const presentLink = (row: LinkRow): SimilarPair => ({
  id: row.id,
  ...presentAyat(ayatOfRow(row)),
  linked_by: row.by ?? "",
  linked_at: row.linkedAt.toISOString(),
});
