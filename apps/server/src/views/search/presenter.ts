import type { PersonRole } from "@riwaq/contracts/roles";
import type { FoundPerson } from "@riwaq/contracts/views/search";

/** Of what somebody is, only what the reader may see. */
export function presentPerson(row: FoundPerson, shown: readonly PersonRole[]): FoundPerson {
  return {
    id: row.id,
    name: row.name,
    picture: row.picture,
    roles: shown.filter((role) => row.roles.includes(role)),
    family: row.family,
    email: row.email,
    phone_number: row.phone_number,
    is_closed: row.is_closed,
  };
}
