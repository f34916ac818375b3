import type { Profile } from "@riwaq/contracts/identity/profile";
import type { CurrentUser } from "@riwaq/contracts/identity/users";
import { useRouter } from "@tanstack/react-router";

import { rememberUser } from "../../lib/current-user.ts";

/** A name or picture that was changed is the current user's from then on, in the sidebar and everywhere. */
export function useRememberProfile(user: CurrentUser) {
  const router = useRouter();
  return ({ name, picture }: Profile) => {
    rememberUser({ ...user, name, profile: { picture } });
    void router.invalidate();
  };
}
