import * as notes from "@riwaq/contracts/people/notes.calls";
import * as person from "@riwaq/contracts/views/person.calls";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { keyOf, queryOf } from "../../../lib/query-of.ts";

export const personQuery = (id: string) => queryOptions(queryOf(person.one, { params: { id } }));

export const notesQuery = (id: string) => queryOptions(queryOf(notes.list, { params: { id } }));

/** What happened, the latest first, page by page. */
export const timelineQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: keyOf(person.timeline, { params: { id } }),
    queryFn: ({ pageParam: before }) => api(person.timeline, { params: { id }, query: { before } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
