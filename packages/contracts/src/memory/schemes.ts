import { isOfMemory } from "@riwaq/domain/memory/scoring";
import { z } from "zod";

import { shortText } from "../fields.ts";
import { MarkKind } from "../learning/marks.ts";
import { message } from "../messages.ts";

export const POINTS_MAX = 100;

const Points = z
  .number(message("invalid"))
  .min(0, message("invalid"))
  .max(POINTS_MAX, message("invalid"));
const Full = Points.min(1, message("invalid"));
const Most = z.int(message("invalid")).min(0, message("invalid")).max(20, message("invalid"));

/** What a mistake of each kind takes; those that are not named take nothing. */
const Taken = (ofMemory: boolean) =>
  z
    .partialRecord(MarkKind, Points)
    .refine(
      (taken) => Object.keys(taken).every((kind) => isOfMemory(kind as MarkKind) === ofMemory),
      message("invalid"),
    );

export const SchemePoints = z
  .object({
    full: z.object({ memory: Full, tajwid: Full }),
    memory: Taken(true),
    tajwid: Taken(false),
    sameAtMost: Most.min(1, message("invalid")).nullable(),
    repeatedTajwid: Points.nullable(),
    pass: z.object({ memory: Points, tajwid: Points }),
    promptsAtMost: Most.nullable(),
  })
  .refine(({ full, pass }) => pass.memory <= full.memory && pass.tajwid <= full.tajwid, {
    path: ["pass"],
    message: message("range_order"),
  });
export type SchemePoints = z.infer<typeof SchemePoints>;

/** May be figures alone: they read the same in every language. */
const SchemeName = shortText(60).min(1, message("required"));

export const Scheme = z.object({
  id: z.string(),
  /** The same for all its versions. */
  key: z.string(),
  version: z.int(),
  name: z.string(),
  points: SchemePoints,
  /** Offered no longer. */
  is_retired: z.boolean(),
});
export type Scheme = z.infer<typeof Scheme>;
/** GET /staff/scoring-schemes/ */
export const Schemes = z.array(Scheme);
export type Schemes = z.infer<typeof Schemes>;

/**
 * POST /staff/scoring-schemes/: its first version. PUT /staff/scoring-schemes/{id}/: the next one, of its last version.
 * What is the same as before makes none.
 */
export const NewScheme = z.object({ name: SchemeName, points: SchemePoints });
export type NewScheme = z.infer<typeof NewScheme>;

/** PATCH /staff/scoring-schemes/{id}/ */
export const SchemeChange = z.object({ is_retired: z.boolean(message("invalid")) });
export type SchemeChange = z.infer<typeof SchemeChange>;
