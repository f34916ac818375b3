import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

import { buildMail, buildParent } from "../../../../test/factories.ts";
import { startFakeSmtp } from "../../../../test/fake-smtp.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { lessonInvite } from "../../scheduling/calendar/ical/lesson-invite.ts";
import { readUnsubscription } from "../mail/unsubscribe-token.ts";
import { outboxMessages } from "../tables/outbox-messages.ts";
import { mailSender } from "./mail-sender.ts";

const test = await startTestApp();
const smtp = await startFakeSmtp();
const { received } = smtp;
const { secret, config } = test.services;
const sender = mailSender({ ...config, smtpUrl: smtp.url, secret });
afterAll(async () => {
  sender.close?.();
  await smtp.close();
});

beforeEach(() => {
  received.length = 0;
  smtp.is("takes");
});

const send = async ({ mailId }: { mailId: string }) => sender.send(await mailOf(mailId));

async function mailOf(id: string) {
  const [mail] = await test.db.select().from(outboxMessages).where(eq(outboxMessages.id, id));
  return mail!;
}

type Part = { headers: string; text: string };

/** The parts of a mail, those inside of other parts too, their transfer encoding undone. */
function partsOf(mail: string): Part[] {
  const boundary = /boundary="([^"]+)"/.exec(mail)?.[1] ?? "none";
  return mail
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => {
      const [headers = "", ...body] = part.trim().split("\r\n\r\n");
      if (/^content-type: multipart/im.test(headers)) return partsOf(part);
      return [{ headers, text: decoded(headers, body.join("\r\n\r\n")) }];
    });
}

function decoded(headers: string, body: string): string {
  if (/base64/.test(headers)) return Buffer.from(body, "base64").toString("utf8");
  const bytes = body
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, "latin1").toString("utf8");
}

describe("sending a mail", () => {
  it("hands it over with its sender, subject and number", async () => {
    const { id, to } = await buildMail(test.db);
    expect(await send({ mailId: id })).toEqual({ outcome: "sent" });
    expect(received).toHaveLength(1);
    expect(received[0]).toContain(`To: ${to}`);
    expect(received[0]).toContain("From: Riwaq <no-reply@riwaq.test>");
    expect(received[0]).toContain("Subject: Confirm your email address");
    expect(received[0]).toContain(`Message-ID: <${id}@riwaq>`);
  });

  it("has a plain part that says the same as the HTML part", async () => {
    const { id, params } = await buildMail(test.db);
    await send({ mailId: id });
    const [plain, html] = partsOf(received[0]!);
    expect(plain?.headers).toMatch(/Content-Type: text\/plain; charset=utf-8/i);
    expect(html?.headers).toMatch(/Content-Type: text\/html; charset=utf-8/i);
    for (const words of ["Hello Amal,", "Confirm my address", params.link!]) {
      expect(plain?.text).toContain(words);
      expect(html?.text).toContain(words);
    }
    expect(html?.text).toMatch(
      /<html[^>]* dir="ltr"[^>]* lang="en"|<html[^>]* lang="en"[^>]* dir="ltr"/,
    );
  });

  it("writes Arabic from right to left, and keeps the link from left to right", async () => {
    const { id } = await buildMail(test.db, { language: "ar", template: "reset-password" });
    await send({ mailId: id });
    const [plain, html] = partsOf(received[0]!);
    expect(html?.text).toMatch(/<html(?=[^>]* dir="rtl")(?=[^>]* lang="ar")/);
    expect(html?.text).toMatch(/dir="ltr"[^>]*>[^<]*http:\/\/riwaq\.test/);
    expect(plain?.text).toMatch(/\p{Script=Arabic}{3}/u);
    expect(received[0]).toMatch(/Subject: =\?UTF-8\?/i);
  });

  it("escapes a name in HTML and leaves it alone in plain text", async () => {
    const params = { name: '<img src=x onerror="x"> & {{link}}', link: "http://riwaq.test/x" };
    const { id } = await buildMail(test.db, { params });
    await send({ mailId: id });
    const [plain, html] = partsOf(received[0]!);
    expect(plain?.text).toContain(`Hello ${params.name},`);
    expect(html?.text).not.toContain("<img src=x");
    expect(html?.text).toContain("&lt;img src=x");
  });

  it.each([
    ["takes", { outcome: "sent" }],
    ["refuses", { outcome: "failed", failure: "EENVELOPE" }],
    ["postpones", { outcome: "retry", failure: "EMESSAGE" }],
    ["hangs-up", { outcome: "unclear", failure: "ECONNECTION" }],
  ] as const)("tells what became of it where the server %s", async (mood, delivery) => {
    smtp.is(mood);
    const { id } = await buildMail(test.db);
    expect(await send({ mailId: id })).toEqual(delivery);
  });

  it("is to be tried again where no mail server answers", async () => {
    const { id } = await buildMail(test.db);
    const toNowhere = mailSender({ ...config, smtpUrl: "smtp://127.0.0.1:1", secret });
    const delivery = await toNowhere.send(await mailOf(id));
    toNowhere.close?.();
    expect(delivery).toEqual({ outcome: "retry", failure: "ESOCKET" });
  });

  it("can be ended by one click where it is optional, and only there", async () => {
    const { id: userId } = await buildParent(test.db);
    const params = { name: "Amal", link: "http://riwaq.test/reports/1", group: "reports" };
    await send({ mailId: (await buildMail(test.db, { userId, params })).id });
    const header = received[0]!.replaceAll(/\r\n\s+/g, " ");
    const [, url = ""] = /^List-Unsubscribe: <([^>]+)>/m.exec(header) ?? [];
    expect(url).toMatch(/^http:\/\/riwaq\.test\/api\/notifications\/unsubscribe\/\?token=/);
    const token = new URL(url).searchParams.get("token") ?? "";
    expect(readUnsubscription(token, secret)).toEqual({ userId, group: "reports" });
    expect(header).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    received.length = 0;
    await send({ mailId: (await buildMail(test.db, { userId })).id });
    expect(received[0]).not.toMatch(/List-Unsubscribe/);
  });

  it("can be ended by no token that was not signed here", () => {
    const forged = Buffer.from("somebody reports").toString("base64url");
    for (const token of ["", ".", forged, `${forged}.${forged}`, `${forged}.x.y`]) {
      expect(readUnsubscription(token, secret)).toBeUndefined();
    }
  });
});

describe("a mail that quotes a visitor", () => {
  const params = {
    name: "Amal",
    link: "http://riwaq.test/staff/messages",
    topic: "account",
    messageId: "m1",
    sender: "Inès",
    replyTo: "ines@example.test",
    quote: "Bonjour,\n<script>alert(1)</script>",
  };

  it("is answered to the visitor, and holds their words as they stand", async () => {
    const { id } = await buildMail(test.db, { template: "contact-message", params });
    await send({ mailId: id });
    expect(received[0]).toContain("Reply-To: ines@example.test");
    expect(received[0]).toContain("Subject: Contact form: an account");
    const [plain, html] = partsOf(received[0]!);
    expect(plain?.text.replaceAll("\r\n", "\n")).toContain(params.quote);
    expect(html?.text).toContain("&lt;script&gt;");
    expect(html?.text).not.toContain("<script>");
  });
});

describe("a mail with a lesson for the calendar", () => {
  const invite = lessonInvite(
    {
      uid: "7@riwaq",
      sequence: 1,
      startsAt: new Date("2026-11-24T17:00:00Z"),
      endsAt: new Date("2026-11-24T17:45:00Z"),
      summary: "القرآن الكريم مع الأستاذة آمنة",
      status: "CONFIRMED",
      updatedAt: TEST_NOW,
    },
    "REQUEST",
    { from: "Riwaq <no-reply@riwaq.test>", to: { name: "Amal", email: "amal@example.test" } },
  );
  const params = { name: "Amal", link: "http://riwaq.test/sessions" };

  const queued = () => buildMail(test.db, { params: { ...params, ...invite } });

  it("carries it as a part that mail programs act on, and as a file", async () => {
    await send({ mailId: (await queued()).id });
    const parts = partsOf(received[0]!);
    const part = parts.find(({ headers }) => headers.includes("text/calendar"));
    expect(part?.headers).toMatch(/text\/calendar; charset=utf-8;\s+method=REQUEST/i);
    expect(part?.text.trim()).toBe(invite.calendar.trim());
    const file = parts.find(({ headers }) => headers.includes("application/ics"));
    expect(file?.headers).toMatch(/filename=lesson\.ics/);
    expect(file?.text).toBe(invite.calendar);
    expect(parts.some(({ headers }) => headers.includes("text/html"))).toBe(true);
  });

  it("has no such part without one", async () => {
    await send({ mailId: (await buildMail(test.db)).id });
    expect(received[0]).not.toMatch(/text\/calendar|lesson\.ics/);
  });
});
