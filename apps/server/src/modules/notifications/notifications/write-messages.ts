import { chooseChannels, isUrgent } from "@riwaq/domain/notifications/choose-channels";
import type { Channel } from "@riwaq/domain/notifications/groups";
import { quietUntilMs } from "@riwaq/domain/notifications/quiet-hours";

import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { hasMailText, noticeText } from "../../../platform/i18n/translate.ts";
import { availableChannels } from "../channels/available-channels.ts";
import type { Notice } from "../kinds/kind.ts";
import { wordedFor } from "../mail/worded-for.ts";
import { outboxMessages } from "../tables/outbox-messages.ts";
import type { Addressee, Addressees } from "./find-addressees.ts";

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
  const { key, kind, lesson, path } = notice;
  const shared = {
    userId: to.id,
    language: to.language,
    key,
    sessionId: lesson?.id ?? null,
    sessionSequence: lesson?.sequence ?? null,
    sendAfter: sendAfter(notice, to, createdAt),
    createdAt,
  };
  const words = wordedFor({ language: to.language, zone: to.timeZone }, kind.words, notice.words);
  return channelsOf(ctx, notice, to).flatMap((channel): Message[] => {
    if (channel === "email") return mailOf(ctx, notice, to).map((mail) => ({ ...shared, ...mail }));
    const address = channel === "push" ? "" : (to.phoneNumber ?? "");
    return [{ ...shared, channel, to: address, template: kind.bell, params: { ...words, path } }];
  });
}

function channelsOf({ config }: Ctx, { kind, mail, isOwn }: Notice, to: Addressee): Channel[] {
  const reachable = new Set(
    availableChannels(config).filter((channel) => {
      if (isOwn && channel !== "email") return false;
      if (channel === "email") return Boolean(to.email) && mail !== null;
      return channel === "push" ? to.hasPush : Boolean(to.phoneNumber);
    }),
  );
  const chosen = chooseChannels(
    kind.group,
    {
      byEmail: to.notifyByEmail,
      bySms: to.notifyBySms,
      reminders: to.notifySessionReminders,
      choices: to.choices,
    },
    reachable,
  );
  const mustMail = kind.mail.isAlways && reachable.has("email");
  return mustMail && !chosen.includes("email") ? ["email", ...chosen] : chosen;
}

function mailOf({ config }: Ctx, { kind, mail, words, path }: Notice, to: Addressee) {
  const template = mail?.template ?? kind.mail.templates[0];
  if (!template || !to.email) return [];
  const reader = { language: to.language, zone: to.timeZone };
  const said = wordedFor(reader, kind.words, words);
  const isOptional = kind.group !== "security" && !kind.mail.isAlways;
  const params = {
    ...said,
    ...(!hasMailText(template) && { news: noticeText(kind.bell, to.language, said) }),
    ...wordedFor(reader, kind.mail.words, mail?.words ?? {}),
    ...mail?.invite,
    ...(isOptional && {
      group: kind.group,
      choicesLink: `${config.publicUrl}/profile?tab=notifications`,
    }),
    name: to.name,
    link: config.publicUrl + (mail?.path ?? path),
  };
  return [{ channel: "email" as const, to: to.email, template, params }];
}

function sendAfter({ kind, words, before }: Notice, to: Addressee, now: Date): Date {
  const { quietFrom: from, quietTo: until } = to;
  if (from === null || until === null) return now;
  const hours = [Date.parse(words.at ?? ""), before?.getTime() ?? Number.NaN];
  const soonest = hours.filter((hour) => !Number.isNaN(hour)).toSorted((a, b) => a - b)[0];
  if (isUrgent(kind.urgency, now.getTime(), soonest)) return now;
  return new Date(quietUntilMs(now.getTime(), { from, to: until, zone: to.timeZone }));
}
