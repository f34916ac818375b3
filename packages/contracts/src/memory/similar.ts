import { isPlace } from "@riwaq/domain/learning/quran/places";
import { z } from "zod";

import { message } from "../messages.ts";
import { AyaPlace } from "./tests.ts";

/** POST /students/{id}/similar-places/: two ayat that the pupil exchanges, in whichever order. */
export const NewLink = z
  .object({ one: AyaPlace, other: AyaPlace })
  .refine(({ one, other }) => one.sura !== other.sura || one.aya !== other.aya, {
    path: ["other"],
    message: message("similar_same"),
  });
export type NewLink = z.infer<typeof NewLink>;

/** With its stored text. */
const Aya = z.object({ sura: z.int(), aya: z.int(), text: z.string() });

/** The one that comes first in the Quran first. */
export const SimilarPair = z.object({
  id: z.string(),
  first: Aya,
  second: Aya,
  linked_by: z.string(),
  linked_at: z.string(),
});
export type SimilarPair = z.infer<typeof SimilarPair>;

/**
 * GET /students/{id}/similar-places/: in the order of the Quran. `proposed`, for teachers alone, are ayat that were marked
 * as exchanged and are not linked yet.
 */
export const SimilarPlaces = z.object({
  name: z.string(),
  can_link: z.boolean(),
  pairs: z.array(SimilarPair),
  proposed: z.array(z.object({ first: Aya, second: Aya })),
});
export type SimilarPlaces = z.infer<typeof SimilarPlaces>;

const from = (max: number) =>
  z.coerce
    .number(message("invalid"))
    .int(message("invalid"))
    .min(1, message("invalid"))
    .max(max, message("invalid"));

/** GET …/suggestions/?sura&aya */
export const SuggestionsQuery = z
  .object({ sura: from(114), aya: from(286) })
  .refine((place) => isPlace(place), { path: ["aya"], message: message("aya_invalid") });
export type SuggestionsQuery = z.infer<typeof SuggestionsQuery>;

export const SUGGESTIONS_MAX = 8;

/** `words`: how many of them in a row both have; `is_marked` where somebody marked that the pupil exchanged the two. */
export const Suggestions = z.object({
  suggestions: z.array(Aya.extend({ words: z.int(), is_marked: z.boolean() })),
});
export type Suggestions = z.infer<typeof Suggestions>;
