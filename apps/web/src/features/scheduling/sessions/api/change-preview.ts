import type { Cancellation, Move } from "@riwaq/contracts/scheduling/changes";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { CHANGE_PREVIEWS } from "../../../../lib/session-keys.ts";

/** Cancelling or moving one lesson, and what of it. */
export type Change =
  | { kind: "cancel"; body: Omit<Cancellation, "reason"> & { reason?: string } }
  | { kind: "move"; body: Move };

async function fetchChangePreview(id: string, { kind, body }: Change) {
  const contract = await import("@riwaq/contracts/scheduling/changes");
  return request(`sessions/${id}/${kind}/preview/`, contract.ChangePreview, {
    method: "POST",
    body,
  });
}

/** What the terms say about a change before it is done; never from the cache, since the notice runs out. */
export function changePreviewQuery(id: string, change: Change) {
  return queryOptions({
    queryKey: [...CHANGE_PREVIEWS, id, change],
    queryFn: () => fetchChangePreview(id, change),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}
