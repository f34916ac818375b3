import type { Applicant, FoundStudent } from "@riwaq/contracts/teachers";
import { SAME_GENDER_FROM_AGE } from "@riwaq/domain/policy/who-may-book";

/** Which rule of the terms an exception sets aside; null where the pair keeps it already. */
export function ruleSetAside(
  student: Pick<FoundStudent, "age" | "gender">,
  teacher: Pick<Applicant, "gender">,
): "parentsChoice" | "sameGender" | null {
  if (student.age < SAME_GENDER_FROM_AGE) return "parentsChoice";
  return student.gender !== null && student.gender === teacher.gender ? null : "sameGender";
}
