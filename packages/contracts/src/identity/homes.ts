import { z } from "zod";

import { Role, StaffRight } from "../roles.ts";

/** The homes that somebody has, in a fixed order, and what they may decide where one is staff. */
export const Homes = z.object({ homes: z.array(Role), rights: z.array(StaffRight) });
export type Homes = z.infer<typeof Homes>;

/** Opens now, and first from now on. */
export const HomeChoice = z.object({ role: Role });
export type HomeChoice = z.infer<typeof HomeChoice>;
