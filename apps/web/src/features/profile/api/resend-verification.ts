import { useMutation } from "@tanstack/react-query";

import { noContent, request } from "../../../lib/api-client.ts";

function resendVerification() {
  return request("authentication/verify-email/resend/", noContent, { method: "POST" });
}

export function useResendVerification() {
  return useMutation({ mutationFn: resendVerification });
}
