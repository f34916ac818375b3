import type { CurrentUser } from "@riwaq/contracts/identity/users";

/** A parent, as staff see her. */
export function buildSeenUser(): CurrentUser {
  return {
    id: "7",
    name: "Hélène",
    email: "helene@example.test",
    role: "P",
    profile: { picture: null },
    seen_by: { name: "Mariam", until: "2100-01-01T00:00:00.000Z" },
  };
}
