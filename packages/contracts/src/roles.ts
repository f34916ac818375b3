import { z } from "zod";

export const ROLES = ["T", "S", "P", "A"] as const;

/** T teacher, S student, P parent; A staff. */
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;
