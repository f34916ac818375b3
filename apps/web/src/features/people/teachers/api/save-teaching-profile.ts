import type { TeachingProfileChange } from "@riwaq/contracts/people/teachers";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { teachingProfileQuery } from "./teaching-profile.ts";

async function saveTeachingProfile(change: TeachingProfileChange) {
  const contract = await import("@riwaq/contracts/people/teachers");
  const options = { method: "PATCH", body: change } as const;
  return request("teaching-profile/", contract.TeachingProfile, options);
}

/** Only the fields that are named change. */
export function useSaveTeachingProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: saveTeachingProfile,
    onSuccess: (saved) => queryClient.setQueryData(teachingProfileQuery.queryKey, saved),
  });
}
