import type { Login } from "@riwaq/contracts/authentication";
import { CurrentUser } from "@riwaq/contracts/users";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../lib/api-client.ts";
import { rememberUser } from "./current-user.ts";

function logIn(body: Login) {
  return request("authentication/login/", CurrentUser, { method: "POST", body });
}

export function useLogIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: logIn,
    onSuccess: (user) => rememberUser(queryClient, user),
  });
}
