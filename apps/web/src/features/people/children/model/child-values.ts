import { ChildChange } from "@riwaq/contracts/people/children";
import type { Child } from "@riwaq/contracts/people/children";
import { SAME_GENDER_FROM_AGE } from "@riwaq/domain/scheduling/policy/who-may-book";
import type { z } from "zod";

/** What the forms ask about a child. A gender that is not known yet has to be said. */
export const ChildValues = ChildChange.required();
export type ChildValues = z.infer<typeof ChildValues>;

/** Below that age parents say by whom their child is taught; from it on the institute may. */
export function mayPreferTeacher(age: number | undefined) {
  return age !== undefined && age < SAME_GENDER_FROM_AGE;
}

export function childValuesOf(child: Child): Partial<ChildValues> {
  const { name, age, gender, teacher_gender, time_zone } = child;
  return { name, age, ...(gender && { gender }), teacher_gender, time_zone };
}
