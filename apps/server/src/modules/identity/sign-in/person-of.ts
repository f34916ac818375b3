import type { Language } from "@riwaq/contracts/languages";
import type { Role } from "@riwaq/contracts/roles";

import type { SignedIn } from "../../../platform/context.ts";

type PersonRow = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  image: string | null;
  role: Role;
  timeZone: string;
  language: Language;
};

export function personOf(row: PersonRow): SignedIn {
  const { id, name, email, emailVerified, image, timeZone, language, role } = row;
  const person = {
    id,
    name,
    email,
    isConfirmed: emailVerified,
    picture: image,
    timeZone,
    language,
  };
  return role === "A" ? { kind: "staff", role, ...person } : { kind: "user", role, ...person };
}
