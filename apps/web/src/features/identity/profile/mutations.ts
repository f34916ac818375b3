import * as pictures from "@riwaq/contracts/identity/pictures.calls";
import type { PasswordChange, ProfileChange } from "@riwaq/contracts/identity/profile";
import * as profile from "@riwaq/contracts/identity/profile.calls";
import type { TimeZoneChange } from "@riwaq/contracts/scheduling/zone-changes";
import * as zoneChanges from "@riwaq/contracts/scheduling/zone-changes.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { ownProfileQuery } from "../../../lib/own-profile.ts";

/** Only the fields that are named change. */
export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileChange) => api(profile.change, { body }),
    onSuccess: (saved) => queryClient.setQueryData(ownProfileQuery.queryKey, saved),
  });
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (body: PasswordChange) => api(profile.changePassword, { body }),
  });
}

/** Null takes the picture away. */
export function useSavePicture() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Blob | null) =>
      body ? api(pictures.replace, { body }) : api(pictures.remove),
    onSuccess: ({ picture }) =>
      queryClient.setQueryData(ownProfileQuery.queryKey, (own) => own && { ...own, picture }),
  });
}

/** What another zone would do to lessons. */
export function usePreviewTimeZone() {
  return useMutation({
    mutationFn: (time_zone: string) => api(zoneChanges.preview, { body: { time_zone } }),
  });
}

/** Lessons may be elsewhere after it: whatever is known of any is asked for again. */
export function useChangeTimeZone() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: TimeZoneChange) => api(zoneChanges.change, { body }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}
