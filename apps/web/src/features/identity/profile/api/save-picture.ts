import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { ownProfileQuery } from "../../../../lib/own-profile.ts";

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
