import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type Wishes, chooseChannels, groupOf, isUrgent } from "./choose-channels.ts";
import { CHANNELS, type Channel, EVENTS } from "./events.ts";

const ALL = new Set(CHANNELS);
const wishes = (change: Partial<Wishes> = {}): Wishes => ({
  byEmail: true,
  bySms: false,
  reminders: true,
  choices: [],
  ...change,
});
const choice = (group: string, channel: Channel, isOn: boolean) => ({ group, channel, isOn });

describe("the channels of an event", () => {
  it("are mail and push until somebody chooses", () => {
    for (const event of EVENTS) {
      expect(chooseChannels(event, wishes(), ALL)).toEqual(["email", "push"]);
    }
  });

  it.each([
    ["no mails", { byEmail: false }, "report-ready", ["push"]],
    ["no reminders", { reminders: false }, "reminder-day", []],
    ["no reminders, but changes", { reminders: false }, "lesson-moved", ["email", "push"]],
    ["SMS", { bySms: true }, "reminder-hour", ["email", "push", "sms"]],
    ["SMS, which bring no reports", { bySms: true }, "report-ready", ["email", "push"]],
    ["no mails, but security", { byEmail: false }, "new-sign-in", ["email", "push"]],
  ] as const)("follow the switches: %s", (_name, change, event, channels) => {
    expect(chooseChannels(event, wishes(change), ALL)).toEqual(channels);
  });

  it("follow the choices by group", () => {
    const chosen = wishes({
      choices: [
        choice("reports", "email", false),
        choice("reports", "whatsapp", true),
        choice("security", "email", false),
        choice("security", "push", false),
      ],
    });
    expect(chooseChannels("report-ready", chosen, ALL)).toEqual(["push", "whatsapp"]);
    expect(chooseChannels("resource-assigned", chosen, ALL)).toEqual(["email", "push"]);
    expect(chooseChannels("password-changed", chosen, ALL)).toEqual(["email"]);
  });

  it("are never one on which the person cannot be reached, and security mails always come", () => {
    const some = fc.record({
      byEmail: fc.boolean(),
      bySms: fc.boolean(),
      reminders: fc.boolean(),
      choices: fc.array(
        fc.record({
          group: fc.constantFrom("lessons", "reminders", "reports", "security"),
          channel: fc.constantFrom(...CHANNELS),
          isOn: fc.boolean(),
        }),
      ),
    });
    const event = fc.constantFrom(...EVENTS);
    fc.assert(
      fc.property(event, some, fc.subarray([...CHANNELS]), (one, wanted, reachable) => {
        const chosen = chooseChannels(one, wanted, new Set(reachable));
        expect(reachable).toEqual(expect.arrayContaining(chosen));
        const mustMail = groupOf(one) === "security" && reachable.includes("email");
        expect(chosen.includes("email") || !mustMail).toBe(true);
      }),
    );
  });
});

describe("what cannot wait for the end of the quiet hours", () => {
  const now = Date.parse("2026-11-21T22:00:00Z");
  const inHours = (hours: number) => now + hours * 3_600_000;

  it.each([
    ["reminder-hour", undefined, true],
    ["lesson-starting", undefined, true],
    ["new-sign-in", undefined, true],
    ["password-changed", undefined, true],
    ["reminder-day", inHours(24), false],
    ["lesson-cancelled", inHours(10), true],
    ["lesson-moved", inHours(23.9), true],
    ["lesson-moved", inHours(24), false],
    ["lesson-booked", inHours(10), false],
    ["lesson-cancelled", undefined, false],
  ] as const)("%s of a lesson at %s: %s", (event, lessonAt, expected) => {
    expect(isUrgent(event, now, lessonAt)).toBe(expected);
  });
});
