import { useMutation } from "@tanstack/react-query";

import { noContent, request } from "../../../../lib/api-client.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { forgetUser } from "../../../../lib/current-user.ts";

const SIGNED_OUT_ALREADY = 401;

/** What was told to this person is not shown to whoever uses this browser next. */
async function silenceDevice() {
  const push = await import("../../../../lib/push.ts");
  await push.turnPushOff().catch(() => undefined);
}

async function logOut() {
  await silenceDevice();
  try {
    await request("authentication/logout/", noContent, { method: "POST" });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== SIGNED_OUT_ALREADY) throw error;
  }
}

export function useLogOut() {
  return useMutation({
    mutationFn: logOut,
    onSuccess: forgetUser,
  });
}
