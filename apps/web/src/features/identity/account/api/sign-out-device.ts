import { useMutation, useQueryClient } from "@tanstack/react-query";

import { noContent, request } from "../../../../lib/api-client.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { devicesQuery } from "./devices.ts";

const GONE_ALREADY = 404;

/** Null: all but this one. */
async function signOutDevice(id: string | null) {
  if (id === null) {
    return request("profile/devices/sign-out-others/", noContent, { method: "POST" });
  }
  return request(`profile/devices/${id}/`, noContent, { method: "DELETE" }).catch(
    (error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== GONE_ALREADY) throw error;
    },
  );
}

export function useSignOutDevice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: signOutDevice,
    onSuccess: () => queryClient.invalidateQueries(devicesQuery),
  });
}
