import type { CurrentUser } from "@riwaq/contracts/identity/users";

import type { SignedIn } from "../../../platform/context.ts";

export function presentCurrentUser(person: SignedIn): CurrentUser {
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    role: person.role,
    profile: { picture: person.picture },
    ...(person.seenBy && {
      seen_by: { name: person.seenBy.staff.name, until: person.seenBy.until.toISOString() },
    }),
  };
}
