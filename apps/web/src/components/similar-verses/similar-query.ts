import type { NewLink } from "@riwaq/contracts/memory/similar";
import * as similar from "@riwaq/contracts/memory/similar.calls";
import type { Place } from "@riwaq/domain/learning/quran/places";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../lib/api.ts";
import { invalidate, queryOf } from "../../lib/query-of.ts";

/** Ayat that a pupil exchanges, as the teacher linked them. */
export const similarQuery = (pupil: string) =>
  queryOptions(queryOf(similar.ofStudent, { params: { id: pupil } }));

/** With what an aya may be confused. */
export const suggestionsQuery = (pupil: string, { sura, aya }: Place) =>
  queryOptions(queryOf(similar.suggestions, { params: { id: pupil }, query: { sura, aya } }));

/** Linking two ayat for a pupil, and taking a link back. */
export function useLinks(pupil: string) {
  const queryClient = useQueryClient();
  const onSettled = () => invalidate(queryClient, [similar.ofStudent, similar.suggestions]);
  const link = useMutation({
    mutationFn: (body: NewLink) => api(similar.link, { params: { id: pupil }, body }),
    onSettled,
  });
  const unlink = useMutation({
    mutationFn: (id: string) => api(similar.unlink, { params: { id } }),
    onSettled,
  });
  return { link, unlink };
}
