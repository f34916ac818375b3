import type { Channel } from "@riwaq/domain/notifications/groups";

import type { Config } from "../../../platform/config.ts";

/** The channels that this installation has. Mails are always written: without a mail server staff read them. */
export function availableChannels({
  vapid,
  texting,
}: Pick<Config, "vapid" | "texting">): Channel[] {
  return [
    "email",
    ...(vapid ? (["push"] as const) : []),
    ...(texting?.smsFrom ? (["sms"] as const) : []),
    ...(texting?.whatsappFrom ? (["whatsapp"] as const) : []),
  ];
}
