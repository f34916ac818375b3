import { z } from "zod";

export const ROLES = ["T", "S", "P", "A"] as const;

/** Whose home opens first: T teacher, S student, P parent; A staff. */
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/** What somebody is, and may be several of: a mother who learns too, a teacher who works for the institute. */
export const PERSON_ROLES = ["student", "teacher", "guardian", "staff"] as const;
export const PersonRole = z.enum(PERSON_ROLES);
export type PersonRole = z.infer<typeof PersonRole>;

export const ROLE_OF_HOME = {
  T: "teacher",
  S: "student",
  P: "guardian",
  A: "staff",
} as const satisfies Record<Role, PersonRole>;

/** What staff may decide about: who is here, lessons and leave, what is taught and said, prices and payments, teachers' pay; and reading who did what. */
export const STAFF_RIGHTS = ["people", "lessons", "content", "money", "pay", "audit"] as const;
export const StaffRight = z.enum(STAFF_RIGHTS);
export type StaffRight = z.infer<typeof StaffRight>;
