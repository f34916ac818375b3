import { z } from "zod";

import { Email } from "../fields.ts";
import { Role, StaffRight } from "../roles.ts";

/** Somebody who works here. */
export const StaffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** A teacher, or somebody of a family, who works here too. */
  homes: z.array(Role),
  rights: z.array(StaffRight),
});
export type StaffMember = z.infer<typeof StaffMember>;

export const StaffMembers = z.array(StaffMember);
export type StaffMembers = z.infer<typeof StaffMembers>;

/** Who gives rights, for those of the staff who lack one. */
export const RightGivers = z.array(z.object({ name: z.string() }));
export type RightGivers = z.infer<typeof RightGivers>;

/** All that this person may decide from now on; whoever was no staff becomes one. */
export const Rights = z.object({ email: Email, rights: z.array(StaffRight) });
export type Rights = z.infer<typeof Rights>;
