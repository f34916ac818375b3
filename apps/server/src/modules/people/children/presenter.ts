import type { Child, Guardians } from "@riwaq/contracts/people/children";
import { currentAge } from "@riwaq/domain/people/age";
import { toWall } from "@riwaq/domain/time/zone";

import { GUARDIANS_MAX } from "../tables/families.ts";
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

/** On the child's own calendar, as the rules of booking see it. */
export function ageOf(
  row: Pick<ChildRow, "ageDeclared" | "ageDeclaredOn" | "timeZone">,
  now: Date,
): number {
  return currentAge({
    ageDeclared: row.ageDeclared,
    declaredOn: row.ageDeclaredOn,
    today: toWall(now.getTime(), row.timeZone).date,
  });
}

export function presentGuardians(rows: readonly GuardianRow[], isAdult: boolean): Guardians {
  const guardians = rows.map(({ id, name }) => ({ id, name }));
  return { guardians, may_invite: !isAdult && guardians.length < GUARDIANS_MAX };
}
