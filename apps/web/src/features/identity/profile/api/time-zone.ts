import type { TimeZoneChange } from "@riwaq/contracts/scheduling/zone-changes";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

async function previewTimeZone(time_zone: string) {
  const contract = await import("@riwaq/contracts/scheduling/zone-changes");
  const body = { time_zone };
  return request("profile/time-zone/preview/", contract.TimeZonePreview, { method: "POST", body });
}

/** What another zone would do to lessons. */
export function usePreviewTimeZone() {
  return useMutation({ mutationFn: previewTimeZone });
}

async function changeTimeZone(body: TimeZoneChange) {
  const contract = await import("@riwaq/contracts/identity/profile");
  return request("profile/time-zone/", contract.Profile, { method: "PUT", body });
}

/** Lessons may be elsewhere after it: whatever is known of any is asked for again. */
export function useChangeTimeZone() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: changeTimeZone,
    onSuccess: () => queryClient.invalidateQueries(),
  });
}
