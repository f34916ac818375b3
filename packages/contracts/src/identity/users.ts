import { z } from "zod";

import { Role, StaffRight } from "../roles.ts";

/** The homes that somebody has, in a fixed order, and what they may decide where one is staff. */
export const Homes = z.object({ homes: z.array(Role), rights: z.array(StaffRight) });

export type Homes = z.infer<typeof Homes>;

/** Opens now, and first from now on. */
export const HomeChoice = z.object({ role: Role });

export type HomeChoice = z.infer<typeof HomeChoice>;

/** GET /api/users/me/ and the answer of log-in and registration. */
export const CurrentUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: Role,
  profile: z.object({ picture: z.string().nullable() }),
  /** There while staff see what this person sees: who, and until when. */
  seen_by: z.object({ name: z.string(), until: z.string() }).optional(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;
