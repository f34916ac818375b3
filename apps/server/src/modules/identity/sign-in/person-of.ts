import type { Language } from "@riwaq/contracts/languages";
import type { PersonRole, Role, StaffRight } from "@riwaq/contracts/roles";

import type { SignedIn } from "../../../platform/context.ts";

type PersonRow = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  image: string | null;
  role: Role;
  roles: readonly PersonRole[];
  rights: readonly StaffRight[];
  timeZone: string;
  language: Language;
};

export function personOf(row: PersonRow): SignedIn {
  const { id, name, email, emailVerified, image, timeZone, language, role, roles, rights } = row;
  return {
    kind: "user",
    id,
    name,
    email,
    isConfirmed: emailVerified,
    picture: image,
    timeZone,
    language,
    role,
    roles: new Set(roles),
    rights: new Set(rights),
  };
}
