import * as teachers from "@riwaq/contracts/people/teachers.calls";
import type { WishChange } from "@riwaq/contracts/people/wishes";
import * as wishes from "@riwaq/contracts/people/wishes.calls";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { api } from "./api.ts";
import { invalidate, queryOf } from "./query-of.ts";

/** What is sought for each of the reader's own who learns, and what can be. */
export const wishesQuery = queryOptions(queryOf(wishes.list));

/** The same of somebody else, for staff. */
export const wishesOfQuery = (personId: string) =>
  queryOptions(queryOf(wishes.ofPerson, { params: { id: personId } }));

/** Of this person; left out, the reader's own. */
export function useWishes(personId?: string) {
  const isOwn = personId === undefined;
  const own = useQuery({ ...wishesQuery, enabled: isOwn });
  const theirs = useQuery({ ...wishesOfQuery(personId ?? ""), enabled: !isOwn });
  return isOwn ? own : theirs;
}

export function useSayWish(learnerId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: WishChange) => api(wishes.say, { params: { id: learnerId }, body }),
    onSuccess: () => invalidate(queryClient, [wishes.list, wishes.ofPerson, teachers.list]),
  });
}
