import { z } from "zod";

export const ROLES = ["T", "S", "P", "A"] as const;

/** T teacher, S student, P parent (specification, section 1); A staff (decisions, "Added beside"). */
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;
