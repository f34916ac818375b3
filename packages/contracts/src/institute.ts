import { z } from "zod";

import { Name } from "./fields.ts";
import { message } from "./messages.ts";
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

const HttpsUrl = z
  .string(message("required"))
  .trim()
  .max(2048, message("text_long"))
  .pipe(z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: message("url_invalid") }));

/** As people are to read it, in groups; without the spaces it is the same as a person's. */
const GroupedPhoneNumber = z
  .string(message("required"))
  .trim()
  .regex(/^\+?[1-9](?: ?\d){1,14}$/, message("phone_invalid"));

/** PATCH: only the named fields change; null takes a channel away. */
export const InstituteChange = z
  .object({
    name: Name,
    phone: GroupedPhoneNumber.nullable(),
    photo_url: HttpsUrl.nullable(),
    social_url: HttpsUrl.nullable(),
    chat_url: HttpsUrl.nullable(),
  })
  .partial();
export type InstituteChange = z.infer<typeof InstituteChange>;
