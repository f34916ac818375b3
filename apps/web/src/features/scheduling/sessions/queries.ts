import type { Cancellation, Move } from "@riwaq/contracts/scheduling/changes";
import * as changes from "@riwaq/contracts/scheduling/changes.calls";
import * as outcomes from "@riwaq/contracts/scheduling/outcomes.calls";
import * as sessions from "@riwaq/contracts/scheduling/sessions.calls";
import * as unplaced from "@riwaq/contracts/scheduling/unplaced.calls";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { keyOf, queryOf } from "../../../lib/query-of.ts";
import type { AllLessonsSearch } from "./model/all-lessons-search.ts";
import type { LessonSearch } from "./model/lesson-search.ts";

const REFRESH_MS = 60_000;

/** The reader's sessions, newest first: those that come, and a page of the past; before a full page there are others. */
export const userSessionsQuery = infiniteQueryOptions({
  queryKey: keyOf(sessions.mine),
  queryFn: ({ pageParam: before }) => api(sessions.mine, { query: { before } }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) =>
    page.length >= sessions.SESSIONS_PAGE ? page.at(-1)?.starts_at : undefined,
  select: ({ pages }) => pages.flat(),
});

/** Of a family: what is to come and under way. */
export const comingLessonsQuery = queryOptions(queryOf(sessions.coming));

/** Of a family: what is over, the latest first, page by page. */
export const pastLessonsQuery = (search: LessonSearch) =>
  infiniteQueryOptions({
    queryKey: keyOf(sessions.past, { query: search }),
    queryFn: ({ pageParam: before }) => api(sessions.past, { query: { ...search, before } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ lessons }) => lessons),
  });

/** For staff: everybody's lessons of a day or a week; what was on show stays until the next is here. */
export function allLessonsQuery({ q = "", ...search }: AllLessonsSearch) {
  return queryOptions({
    ...queryOf(sessions.all, { query: { ...search, search: q } }),
    placeholderData: keepPreviousData,
  });
}

/** The reader's lessons that touch these instants; the week before stays until they are here. */
export function sessionsBetweenQuery(from: string, to: string) {
  return queryOptions({
    ...queryOf(sessions.between, { query: { from, to } }),
    placeholderData: keepPreviousData,
  });
}

/** One lesson with who came in and what the reader may do with it: asked anew while it is on show. */
export function sessionDetailsQuery(id: string) {
  return queryOptions({
    ...queryOf(sessions.one, { params: { id } }),
    refetchInterval: REFRESH_MS,
  });
}

/** For staff: lessons that are over and of which nobody has said how they ended. */
export const unansweredQuery = queryOptions(queryOf(outcomes.unanswered));

export const unplacedQuery = queryOptions(queryOf(unplaced.list));

/** What the link of a mail asks about. Reading it changes nothing. */
export function questionLinkQuery(token: string) {
  return queryOptions({ ...queryOf(outcomes.openQuestion, { body: { token } }), retry: false });
}

/** Of a family: how often its teachers came in time. */
export const punctualityQuery = queryOptions(queryOf(outcomes.punctuality));

/** Cancelling or moving one lesson, and what of it. */
export type Change =
  | { kind: "cancel"; body: Omit<Cancellation, "reason"> & { reason?: string } }
  | { kind: "move"; body: Move };

function previewOf(id: string, { kind, body }: Change) {
  return kind === "cancel"
    ? queryOf(changes.previewCancel, { params: { id }, body })
    : queryOf(changes.previewMove, { params: { id }, body });
}

/** What the terms say about a change before it is done; never from the cache, since the notice runs out. */
export function changePreviewQuery(id: string, change: Change) {
  return queryOptions({
    ...previewOf(id, change),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}
