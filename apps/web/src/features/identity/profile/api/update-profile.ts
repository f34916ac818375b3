import type { ProfileChange } from "@riwaq/contracts/identity/profile";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { ownProfileQuery } from "../../../../lib/own-profile.ts";

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
