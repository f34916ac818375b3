import type { Readable } from "node:stream";

import { createTransport } from "nodemailer";

import { drawMail } from "../mail/draw-mail.ts";
import { mailContent } from "../mail/mail-content.ts";
import type { Wordings } from "../mail/own-words.ts";
import { isGroup, signUnsubscription } from "../mail/unsubscribe-token.ts";
import type { Delivery, Message, Sender } from "./channel-sender.ts";

type Settings = { smtpUrl: string; mailFrom: string; publicUrl: string; secret: string };

/** Together far below the time after which a message counts as abandoned. */
const LIMITS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};
// What fails is tried again by the outbox, which knows how often, and not by the pool.
const POOL = { pool: true, maxConnections: 5, maxRequeues: 0, idleTimeout: 20_000 } as const;
const SAFE = { disableFileAccess: true, disableUrlAccess: true };

/** Mails over connections that stay open while there is something to send. */
export function mailSender({ smtpUrl, mailFrom, publicUrl, secret }: Settings): Sender {
  const transport = createTransport({ url: smtpUrl, ...POOL, ...LIMITS, ...SAFE });
  const bodies = new Map<string, Readable>();
  transport.use("stream", ({ data, message }, done) => {
    const original = message.createReadStream.bind(message);
    message.createReadStream = (options) => {
      const body = original(options);
      bodies.set(String(data.messageId), body);
      return body;
    };
    done();
  });
  return {
    send: async (message, wordings) => {
      const messageId = `<${message.id}@riwaq>`;
      const mail = await mailOf(message, { publicUrl, secret, wordings });
      try {
        await transport.sendMail({ ...mail, from: mailFrom, messageId });
        return { outcome: "sent" };
      } catch (error) {
        return deliveryOf(error, bodies.get(messageId));
      } finally {
        bodies.delete(messageId);
      }
    },
    close: () => transport.close(),
  };
}

type Writing = Pick<Settings, "publicUrl" | "secret"> & { wordings: Wordings | undefined };

async function mailOf(message: Message, { wordings, ...settings }: Writing) {
  const content = mailContent({ ...message, ...(wordings && { wordings }) });
  const { language, params } = message;
  return {
    to: message.to,
    replyTo: params.replyTo,
    subject: content.subject,
    text: content.text,
    html: await drawMail(content, language),
    icalEvent: calendarPart(params),
    headers: { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(message, settings) },
  };
}

/** One-click unsubscription (RFC 8058) from what is optional. */
function unsubscribeHeaders(
  { userId, params }: Message,
  { publicUrl, secret }: Pick<Settings, "publicUrl" | "secret">,
): Record<string, string> {
  const { group = "" } = params;
  if (!userId || !isGroup(group)) return {};
  const token = signUnsubscription({ userId, group }, secret);
  return {
    "List-Unsubscribe": `<${publicUrl}/api/notifications/unsubscribe/?token=${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

function calendarPart({ calendar, calendarMethod }: Record<string, string>) {
  return calendar && calendarMethod
    ? { method: calendarMethod, filename: "lesson.ics", content: calendar }
    : undefined;
}

/**
 * A server that has read a mail to its end and gives no answer may have taken it: that is unclear. A refusal of this
 * mail is for ever, whatever else fails is not.
 */
function deliveryOf(error: unknown, body: Readable | undefined): Delivery {
  const { code, responseCode } = faultOf(error);
  if (responseCode === undefined && body?.readableEnded) {
    return { outcome: "unclear", failure: code };
  }
  const isRefused = (code === "EENVELOPE" || code === "EMESSAGE") && (responseCode ?? 0) >= 500;
  return { outcome: isRefused ? "failed" : "retry", failure: code };
}

function faultOf(error: unknown): { code: string; responseCode: number | undefined } {
  if (!(error instanceof Error)) return { code: "unknown", responseCode: undefined };
  const code = "code" in error ? String(error.code) : error.name;
  const responseCode = "responseCode" in error ? Number(error.responseCode) : undefined;
  return { code, responseCode };
}
