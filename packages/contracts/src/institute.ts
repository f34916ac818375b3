import { z } from "zod";

import { Role } from "./roles.ts";

export const DemoAccount = z.object({ role: Role, email: z.string(), password: z.string() });
export type DemoAccount = z.infer<typeof DemoAccount>;

/** What every visitor may know of the institute; null where staff have not set it. */
export const Institute = z.object({
  name: z.string(),
  phone: z.string().nullable(),
  photo_url: z.string().nullable(),
  social_url: z.string().nullable(),
  chat_url: z.string().nullable(),
  /** Filled in demo mode only. */
  demo_accounts: z.array(DemoAccount),
});
export type Institute = z.infer<typeof Institute>;
