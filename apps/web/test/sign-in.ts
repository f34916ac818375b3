import type { Homes, CurrentUser } from "@riwaq/contracts/identity/users";

import { currentUser } from "../src/lib/current-user.ts";
import { buildProfile } from "./build-profile.ts";
import { stubApi } from "./stub-api.ts";

type Role = CurrentUser["role"];
type Rights = Homes["rights"];

export const buildUser = (role: Role): CurrentUser => ({
  id: `${role}-1`,
  name: "Nadia Lambert",
  email: "nadia@example.org",
  role,
  profile: { picture: null },
});

/** Somebody of this role sits here, and the server answers what every page of theirs asks; all else it answers nothing. */
export function signIn(
  role: Role,
  answers: Parameters<typeof stubApi>[0] = {},
  rights: Rights = [],
) {
  const user = buildUser(role);
  document.cookie = "csrftoken=t;path=/";
  currentUser.set(user);
  return stubApi({
    "GET /api/users/me/": { body: user },
    "GET /api/users/me/homes/": { body: { homes: [role], rights } },
    "GET /api/profile/": { body: buildProfile({ id: user.id, role }) },
    "GET /api/profile/two-step/": {
      body: { is_on: true, is_required: true, recovery_codes_left: 8 },
    },
    ...answers,
  });
}

/** A visitor, as the server says. */
export function signOut(answers: Parameters<typeof stubApi>[0] = {}) {
  currentUser.set(null);
  return stubApi({ "GET /api/users/me/": { status: 401, body: {} }, ...answers });
}
