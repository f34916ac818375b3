import type { PasswordChange, ProfileChange } from "@riwaq/contracts/identity/profile";
import type { TimeZoneChange } from "@riwaq/contracts/scheduling/zone-changes";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { noContent, request } from "../../../lib/api-client.ts";
import { ownProfileQuery } from "../../../lib/own-profile.ts";

async function updateProfile(change: ProfileChange) {
  const contract = await import("@riwaq/contracts/identity/profile");
  return request("profile/", contract.Profile, { method: "PATCH", body: change });
}

/** Only the fields that are named change. */
export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: updateProfile,
    onSuccess: (profile) => queryClient.setQueryData(ownProfileQuery.queryKey, profile),
  });
}

function changePassword(change: PasswordChange) {
  return request("profile/password/", noContent, { method: "POST", body: change });
}

export function useChangePassword() {
  return useMutation({ mutationFn: changePassword });
}

/** Null takes the picture away. */
async function savePicture(file: Blob | null) {
  const contract = await import("@riwaq/contracts/identity/pictures");
  return file
    ? request("profile/picture/", contract.OwnPicture, { method: "PUT", body: file })
    : request("profile/picture/", contract.OwnPicture, { method: "DELETE" });
}

export function useSavePicture() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: savePicture,
    onSuccess: ({ picture }) =>
      queryClient.setQueryData(
        ownProfileQuery.queryKey,
        (profile) => profile && { ...profile, picture },
      ),
  });
}

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
