import { z } from "zod";

import { Email } from "../fields.ts";
import { Role, StaffRight } from "../roles.ts";

/** The homes that somebody has, in a fixed order, and what they may decide where one is staff. */
export const Homes = z.object({ homes: z.array(Role), rights: z.array(StaffRight) });
export type Homes = z.infer<typeof Homes>;

/** Opens now, and first from now on. */
export const HomeChoice = z.object({ role: Role });
export type HomeChoice = z.infer<typeof HomeChoice>;

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

/** All that this person may decide from now on; whoever was no staff becomes one. */
export const Rights = z.object({ email: Email, rights: z.array(StaffRight) });
export type Rights = z.infer<typeof Rights>;
