import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import {
  buildMail,
  buildParent,
  buildSession,
  buildTeacher,
  CANCELLED,
} from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { users } from "../../identity/tables/users.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import type { Delivery, Message } from "../channels/channel-sender.ts";
import { outboxMessages } from "../tables/outbox-messages.ts";
import { dispatchMessages } from "./dispatch-messages.ts";

const test = await startTestApp();
const { db, clock } = test;
const MINUTE_MS = 60_000;
const handedOver: string[] = [];
const logged: object[] = [];
const log = {
  info: () => {},
  warn: () => {},
  error: (details: object) => void logged.push(details),
};
let answer: (message: Message) => Delivery = () => ({ outcome: "sent" });

const senders = {
  email: {
    send: async (message: Message) => {
      handedOver.push(message.id);
      return answer(message);
    },
  },
};
const dispatch = () => dispatchMessages({ db, clock, log, senders });

beforeEach(async () => {
  clock.set(TEST_NOW);
  await db.delete(outboxMessages);
  handedOver.length = 0;
  logged.length = 0;
  answer = () => ({ outcome: "sent" });
});

async function rowOf({ id }: { id: string }) {
  const [row] = await db.select().from(outboxMessages).where(eq(outboxMessages.id, id));
  return row!;
}

describe("what waits in the outbox", () => {
  it("is handed over once, however often it is looked through", async () => {
    const { id } = await buildMail(db);
    expect(await dispatch()).toBe(1);
    expect(await dispatch()).toBe(0);
    expect(handedOver).toEqual([id]);
  });

  it("is handed over once by several at the same time", async () => {
    for (let count = 0; count < 30; count += 1) await buildMail(db);
    const handled = await Promise.all([dispatch(), dispatch(), dispatch()]);
    expect(handled.reduce((sum, count) => sum + count)).toBe(30);
    expect(new Set(handedOver).size).toBe(30);
    expect(handedOver).toHaveLength(30);
  });

  it("holds nothing of people once it is sent", async () => {
    const mail = await buildMail(db, {
      failure: "ECONNECTION",
      params: {
        name: "Amal",
        topic: "account",
        link: "http://riwaq.test/x",
        sender: "Inès",
        replyTo: "ines@example.test",
        quote: "Bonjour",
        details: "mardi",
        calendar: "BEGIN:VCALENDAR",
        calendarMethod: "REQUEST",
        student: "Inès",
      },
    });
    await dispatch();
    expect(await rowOf(mail)).toMatchObject({ state: "sent", sentAt: TEST_NOW, failure: null });
    expect((await rowOf(mail)).params).toEqual({ name: "Amal", topic: "account" });
  });

  it("waits until its time has come", async () => {
    await buildMail(db, { sendAfter: new Date(TEST_NOW.getTime() + MINUTE_MS) });
    expect(await dispatch()).toBe(0);
    clock.advance(MINUTE_MS);
    expect(await dispatch()).toBe(1);
  });

  it("stays where its channel is not set up", async () => {
    const sms = await buildMail(db, { channel: "sms" });
    expect(await dispatch()).toBe(0);
    expect(await rowOf(sms)).toMatchObject({ state: "waiting", attempts: 0 });
  });

  it("is dropped where it has lain for days before a channel was set up, or its reader has left", async () => {
    const old = await buildMail(db, { sendAfter: new Date(TEST_NOW.getTime() - 4 * 86_400_000) });
    const reader = await buildParent(db);
    await db.update(users).set({ closedAt: TEST_NOW }).where(eq(users.id, reader.id));
    const left = await buildMail(db, { userId: reader.id });
    await dispatch();
    expect(handedOver).toEqual([]);
    expect(await rowOf(old)).toMatchObject({ state: "dropped", failure: "too-old" });
    expect(await rowOf(left)).toMatchObject({ state: "dropped", failure: "account-closed" });
  });
});

describe("what could not be handed over", () => {
  it("is tried eight times, further and further apart, and then left to staff", async () => {
    answer = () => ({ outcome: "retry", failure: "ESOCKET" });
    const mail = await buildMail(db);
    const waits: number[] = [];
    for (let tries = 1; tries <= 8; tries += 1) {
      expect(await dispatch()).toBe(1);
      expect(await dispatch()).toBe(0);
      const { state, sendAfter } = await rowOf(mail);
      waits.push((sendAfter.getTime() - clock.now().getTime()) / 1000);
      expect(state).toBe(tries < 8 ? "waiting" : "failed");
      clock.set(sendAfter);
    }
    expect(waits.slice(0, 7)).toEqual([30, 60, 120, 240, 480, 960, 1920]);
    expect(await rowOf(mail)).toMatchObject({ attempts: 8, failure: "ESOCKET" });
    expect((await rowOf(mail)).params).toHaveProperty("link");
    clock.advance(86_400_000);
    expect(await dispatch()).toBe(0);
  });

  it("is sent at a later try, and forgets its failure", async () => {
    answer = () => ({ outcome: "retry", failure: "EMESSAGE" });
    const mail = await buildMail(db);
    await dispatch();
    answer = () => ({ outcome: "sent" });
    clock.advance(30_000);
    await dispatch();
    expect(await rowOf(mail)).toMatchObject({ state: "sent", attempts: 2, failure: null });
  });

  it.each(["failed", "unclear", "dropped"] as const)("is not tried again: %s", async (outcome) => {
    answer = () => ({ outcome, failure: "why" });
    const mail = await buildMail(db);
    await dispatch();
    clock.advance(86_400_000);
    expect(await dispatch()).toBe(0);
    expect(await rowOf(mail)).toMatchObject({ state: outcome, failure: "why" });
  });

  it("because of a fault of ours is tried again, and said without what it was about", async () => {
    answer = () => {
      throw new RangeError("amal@example.test");
    };
    const mail = await buildMail(db);
    await dispatch();
    expect(await rowOf(mail)).toMatchObject({ state: "waiting", failure: "RangeError" });
    expect(logged).toEqual([{ name: "RangeError", channel: "email" }]);
  });

  it("because its process ended in the middle is unclear after two minutes, and not sent again", async () => {
    const claimedAt = new Date(TEST_NOW.getTime() - MINUTE_MS);
    const mail = await buildMail(db, { state: "sending", claimedAt, attempts: 1 });
    await dispatch();
    expect(await rowOf(mail)).toMatchObject({ state: "sending" });
    clock.advance(MINUTE_MS + 1);
    await dispatch();
    expect(await rowOf(mail)).toMatchObject({ state: "unclear", failure: "interrupted" });
    expect(handedOver).toEqual([]);
  });
});

describe("what speaks of a lesson", () => {
  async function reminderOf(startsInMinutes: number, template = "reminder-day") {
    const startsAt = new Date(TEST_NOW.getTime() + startsInMinutes * MINUTE_MS);
    const { id } = await buildSession(db, { teacher: await buildTeacher(db), startsAt });
    const about = { sessionId: id, sessionSequence: 0 };
    return { id, mail: await buildMail(db, { template, ...about }) };
  }

  it("goes out while the lesson stands as it did", async () => {
    const { mail } = await reminderOf(60);
    await dispatch();
    expect(await rowOf(mail)).toMatchObject({ state: "sent" });
  });

  it("is dropped once the lesson was moved or cancelled", async () => {
    const moved = await reminderOf(60);
    const cancelled = await reminderOf(60);
    await db.update(sessions).set({ sequence: 1 }).where(eq(sessions.id, moved.id));
    await db.update(sessions).set(CANCELLED).where(eq(sessions.id, cancelled.id));
    await dispatch();
    for (const { mail } of [moved, cancelled]) {
      expect(await rowOf(mail)).toMatchObject({ state: "dropped", failure: "lesson-changed" });
    }
    expect(handedOver).toEqual([]);
  });

  it.each([
    ["reminder-hour", 1, "sent"],
    ["reminder-hour", 0, "dropped"],
    ["lesson-starting", -9, "sent"],
    ["lesson-starting", -10, "dropped"],
  ])("does not come when it is over: %s, %i minutes before", async (template, minutes, state) => {
    const { mail } = await reminderOf(minutes, template);
    await dispatch();
    expect(await rowOf(mail)).toMatchObject({ state });
  });
});
