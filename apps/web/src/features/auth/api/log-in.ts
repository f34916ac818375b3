import type { Login } from "@riwaq/contracts/authentication";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../lib/api-client.ts";
import { rememberUser } from "./current-user.ts";

async function logIn(body: Login) {
  const contract = await import("@riwaq/contracts/users");
  return request("authentication/login/", contract.CurrentUser, { method: "POST", body });
}

export function useLogIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: logIn,
    networkMode: "always",
    onSuccess: (user) => rememberUser(queryClient, user),
  });
}
