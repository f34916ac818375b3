import type { NewPersonNote, PersonNoteChange } from "@riwaq/contracts/people/notes";
import * as notes from "@riwaq/contracts/people/notes.calls";
import * as person from "@riwaq/contracts/views/person.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";
import { useIdempotencyKey } from "../../../lib/use-idempotency-key.ts";

/** Busy until the list says it as well; what happened tells of it too. */
function useListAnew() {
  const queryClient = useQueryClient();
  return async () => {
    void invalidate(queryClient, [person.timeline]);
    await invalidate(queryClient, [notes.list]);
  };
}

/** Sent again after a lost answer it makes no second note; `count` of those that were written is part of the key. */
export function useWriteNote(personId: string, count: number) {
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: NewPersonNote) =>
      api(notes.write, { params: { id: personId }, body, key: keyOf({ ...body, count }) }),
    onSuccess: useListAnew(),
  });
}

type Change = { id: string; change: PersonNoteChange };

export function useChangeNote() {
  return useMutation({
    mutationFn: ({ id, change }: Change) => api(notes.change, { params: { id }, body: change }),
    onSuccess: useListAnew(),
  });
}

export function useDeleteNote() {
  return useMutation({
    mutationFn: (id: string) => api(notes.remove, { params: { id } }),
    onSettled: useListAnew(),
  });
}
