import type { Applicant, FoundStudent } from "@riwaq/contracts/people/teachers";
import { SAME_GENDER_FROM_AGE } from "@riwaq/domain/scheduling/policy/who-may-book";

/** Which rule an exception sets aside, of the terms or the institute's own; null where nothing is set aside. */
export function ruleSetAside(
  student: Pick<FoundStudent, "age" | "gender">,
  teacher: Pick<Applicant, "gender">,
  sameGenderFrom12: boolean,
): "parentsChoice" | "sameGender" | null {
  if (student.age < SAME_GENDER_FROM_AGE) return "parentsChoice";
  if (!sameGenderFrom12) return null;
  return student.gender !== null && student.gender === teacher.gender ? null : "sameGender";
}
