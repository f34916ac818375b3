import type { Child, Guardians } from "@riwaq/contracts/people/children";

import { GUARDIANS_MAX } from "../tables/families.ts";
import { ageOf } from "./age-of.ts";
import type { ChildRow, GuardianRow } from "./queries.ts";

export function presentChild(row: ChildRow, now: Date): Child {
  return {
    id: row.id,
    name: row.name,
    age: ageOf(row, now),
    gender: row.gender,
    teacher_gender: row.teacherGender,
    time_zone: row.timeZone,
    language: row.language,
    has_own_account: row.hasOwnAccount,
    consented_at: row.consentedAt?.toISOString() ?? null,
    other_parent: row.otherParent,
    next_session_at: row.nextSessionAt?.toISOString() ?? null,
    next_session_zone: row.nextSessionZone,
  };
}

export function presentGuardians(rows: readonly GuardianRow[], isAdult: boolean): Guardians {
  const guardians = rows.map(({ id, name }) => ({ id, name }));
  return { guardians, may_invite: !isAdult && guardians.length < GUARDIANS_MAX };
}
