/** One line of "what was covered" while it is written: its figures may still be missing. */
import type { ReportForm } from "@riwaq/contracts/learning/reports";
import { z } from "zod";

import { randomUuid } from "../../../../lib/random-uuid.ts";

/** What the fields of one line of "what was covered" are given. */
export type RowProps<R extends CoveredRow> = {
  row: R;
  onChange: (row: R) => void;
  isInvalid: (field: string) => boolean;
};

const Figure = z.int().positive().nullable().catch(null);
const Place = z.object({ sura: Figure, aya: Figure }).catch({ sura: null, aya: null });
const Id = z.string();

export const CoveredRow = z.discriminatedUnion("kind", [
  z.object({
    id: Id,
    kind: z.literal("ayat"),
    work: z.enum(["new", "revision"]).catch("new"),
    from: Place,
    to: Place,
  }),
  z.object({ id: Id, kind: z.literal("pages"), from: Figure, to: Figure }),
  z.object({ id: Id, kind: z.literal("lesson"), unit: Figure, lesson: Figure }),
  z.object({ id: Id, kind: z.literal("text"), text: z.string().catch("") }),
]);
export type CoveredRow = z.infer<typeof CoveredRow>;
export type RowOf<K extends CoveredRow["kind"]> = Extract<CoveredRow, { kind: K }>;

export type CoveredKind = CoveredRow["kind"];
export type Area = ReportForm["programme_area"];

const KINDS_OF: Record<NonNullable<Area>, readonly CoveredKind[]> = {
  quran: ["ayat", "pages", "text"],
  arabic: ["lesson", "pages", "text"],
  islamic: ["lesson", "pages", "text"],
};

/** What can be said of a programme, the most usual first. */
export function kindsFor(area: Area): readonly CoveredKind[] {
  return area ? KINDS_OF[area] : ["text", "ayat", "lesson", "pages"];
}

export function emptyRow(kind: CoveredKind): CoveredRow {
  const id = randomUuid();
  const nowhere = { sura: null, aya: null };
  switch (kind) {
    case "ayat":
      return { id, kind, work: "new", from: nowhere, to: nowhere };
    case "pages":
      return { id, kind, from: null, to: null };
    case "lesson":
      return { id, kind, unit: null, lesson: null };
    case "text":
      return { id, kind, text: "" };
  }
}
