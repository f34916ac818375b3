import { z } from "zod";

import { Role } from "../roles.ts";

/** GET /api/users/me/ and the answer of log-in and registration. */
export const CurrentUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: Role,
  profile: z.object({ picture: z.string().nullable() }),
});
export type CurrentUser = z.infer<typeof CurrentUser>;
