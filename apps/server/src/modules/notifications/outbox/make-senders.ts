import type { Config } from "../../../platform/config.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Senders } from "../channels/channel-sender.ts";
import { mailSender } from "../channels/mail-sender.ts";
import type { Post } from "../channels/post-once.ts";
import { pushSender } from "../channels/push-sender.ts";
import { textSender } from "../channels/text-sender.ts";

type Deps = { config: Config; secret: string; db: Database; post?: Post };

/** The channels that are set up. */
export function makeSenders({ config, secret, db, post }: Deps): Senders {
  const { smtpUrl, mailFrom, publicUrl, vapid, texting } = config;
  const texts = texting && textSender(texting, publicUrl);
  return {
    ...(smtpUrl && { email: mailSender({ smtpUrl, mailFrom, publicUrl, secret }) }),
    ...(vapid && { push: pushSender({ db, vapid, publicUrl, post }) }),
    ...(texts && texting.smsFrom && { sms: texts }),
    ...(texts && texting.whatsappFrom && { whatsapp: texts }),
  };
}
