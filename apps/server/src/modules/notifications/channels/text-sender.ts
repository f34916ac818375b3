import type { TextingConfig } from "../../../platform/channel-config.ts";
import { sayBell } from "../mail/own-words.ts";
import type { Sender } from "./channel-sender.ts";
import { deliveryOf, postOnce } from "./post-once.ts";

/** SMS and WhatsApp by Twilio's messages API: a form, the account and its token by basic authentication. */
export function textSender(config: TextingConfig, publicUrl: string): Sender {
  const { apiUrl, account, token } = config;
  const url = `${apiUrl}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}`;
  return {
    send: async ({ channel, to, template: bell, language, params }, wordings) => {
      const link = publicUrl + (params.path ?? "/");
      const prefix = channel === "whatsapp" ? "whatsapp:" : "";
      const from = (channel === "whatsapp" ? config.whatsappFrom : config.smsFrom) ?? "";
      const body = new URLSearchParams({
        To: prefix + to,
        From: prefix + from,
        Body: `${sayBell({ bell, language, params }, wordings)}\n${link}`,
      });
      const answer = await postOnce(url, { body, headers: { authorization } });
      return "status" in answer ? deliveryOf(answer) : answer;
    },
  };
}
