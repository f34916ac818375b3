import { chooseChannels, groupOf, isUrgent } from "@riwaq/domain/notifications/choose-channels";
import type { Channel } from "@riwaq/domain/notifications/events";
import { quietUntilMs } from "@riwaq/domain/notifications/quiet-hours";

import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { availableChannels } from "../channels/available-channels.ts";
import { MAIL_TEMPLATES, type MailTemplate } from "../mail/queue-mail.ts";
import { wordParams } from "../mail/word-params.ts";
import { outboxMessages } from "../tables/outbox-messages.ts";
import type { Addressee, Addressees } from "./find-addressees.ts";
import type { Notice } from "./write-notifications.ts";

type Message = typeof outboxMessages.$inferInsert;
type Ctx = Pick<Context, "clock" | "config">;
type Told = { notices: readonly Notice[]; addressees: Addressees };

/** What goes out of the house, to be sent after the commit: at once, or when the reader's quiet hours are over. */
export async function writeMessages(
  ctx: Ctx,
  tx: Transaction,
  { notices, addressees }: Told,
): Promise<void> {
  const rows = notices.flatMap((notice) => {
    const to = addressees.get(notice.userId);
    return to ? messagesOf(ctx, notice, to) : [];
  });
  if (rows.length === 0) return;
  await tx.insert(outboxMessages).values(rows).onConflictDoNothing();
}

function messagesOf(ctx: Ctx, notice: Notice, to: Addressee): Message[] {
  const createdAt = ctx.clock.now();
  const shared = {
    userId: to.id,
    language: to.language,
    key: notice.key,
    sessionId: notice.lesson?.id ?? null,
    sessionSequence: notice.lesson?.sequence ?? null,
    sendAfter: sendAfter(notice, to, createdAt),
    createdAt,
  };
  const params = wordParams(notice.params, { language: to.language, zone: to.timeZone });
  return channelsOf(ctx, notice, to).flatMap((channel): Message[] => {
    if (channel === "email") return mailOf(ctx, notice, to).map((mail) => ({ ...shared, ...mail }));
    const address = channel === "push" ? "" : (to.phoneNumber ?? "");
    const told = { ...params, path: notice.path };
    return [{ ...shared, channel, to: address, template: notice.event, params: told }];
  });
}

function channelsOf({ config }: Ctx, notice: Notice, to: Addressee): Channel[] {
  const reachable = new Set(
    availableChannels(config).filter((channel) => {
      if (notice.isOwn && channel !== "email") return false;
      if (channel === "email") return Boolean(to.email) && notice.mail !== null;
      return channel === "push" ? to.hasPush : Boolean(to.phoneNumber);
    }),
  );
  const chosen = chooseChannels(
    notice.event,
    {
      byEmail: to.notifyByEmail,
      bySms: to.notifyBySms,
      reminders: to.notifySessionReminders,
      choices: to.choices,
    },
    reachable,
  );
  const mustMail = notice.mail?.isAlways === true && reachable.has("email");
  return mustMail && !chosen.includes("email") ? ["email", ...chosen] : chosen;
}

function mailOf({ config }: Ctx, notice: Notice, to: Addressee) {
  const template = templateOf(notice);
  if (!template || !to.email) return [];
  const { mail } = notice;
  const group = groupOf(notice.event);
  const isOptional = group !== "security" && !mail?.isAlways;
  const params = {
    ...wordParams(notice.params, { language: to.language, zone: to.timeZone }),
    ...mail?.params,
    ...mail?.invite,
    ...(isOptional && { group, choicesLink: `${config.publicUrl}/profile?tab=notifications` }),
    name: to.name,
    link: config.publicUrl + (mail?.path ?? notice.path),
  };
  return [{ channel: "email" as const, to: to.email, template, params }];
}

/** Most events have a mail of their own name. */
function templateOf({ event, mail }: Notice): MailTemplate | undefined {
  return mail?.template ?? MAIL_TEMPLATES.find((template) => template === event);
}

function sendAfter({ event, params, before }: Notice, to: Addressee, now: Date): Date {
  const { quietFrom: from, quietTo: until } = to;
  if (from === null || until === null) return now;
  const hours = [Date.parse(params.at ?? ""), before?.getTime() ?? Number.NaN];
  const soonest = hours.filter((hour) => !Number.isNaN(hour)).toSorted((a, b) => a - b)[0];
  if (isUrgent(event, now.getTime(), soonest)) return now;
  return new Date(quietUntilMs(now.getTime(), { from, to: until, zone: to.timeZone }));
}
