import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type Wishes, chooseChannels, isUrgent } from "./choose-channels.ts";
import { CHANNELS, type Channel, NOTICE_GROUPS } from "./groups.ts";

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
    for (const group of NOTICE_GROUPS) {
      expect(chooseChannels(group, wishes(), ALL)).toEqual(["email", "push"]);
    }
  });

  it.each([
    ["no mails", { byEmail: false }, "reports", ["push"]],
    ["no reminders", { reminders: false }, "reminders", []],
    ["no reminders, but changes", { reminders: false }, "lessons", ["email", "push"]],
    ["SMS", { bySms: true }, "reminders", ["email", "push", "sms"]],
    ["SMS, which bring no reports", { bySms: true }, "reports", ["email", "push"]],
    ["no mails, but security", { byEmail: false }, "security", ["email", "push"]],
  ] as const)("follow the switches: %s", (_name, change, group, channels) => {
    expect(chooseChannels(group, wishes(change), ALL)).toEqual(channels);
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
    expect(chooseChannels("reports", chosen, ALL)).toEqual(["push", "whatsapp"]);
    expect(chooseChannels("resources", chosen, ALL)).toEqual(["email", "push"]);
    expect(chooseChannels("security", chosen, ALL)).toEqual(["email"]);
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
    const group = fc.constantFrom(...NOTICE_GROUPS);
    fc.assert(
      fc.property(group, some, fc.subarray([...CHANNELS]), (one, wanted, reachable) => {
        const chosen = chooseChannels(one, wanted, new Set(reachable));
        expect(reachable).toEqual(expect.arrayContaining(chosen));
        const mustMail = one === "security" && reachable.includes("email");
        expect(chosen.includes("email") || !mustMail).toBe(true);
      }),
    );
  });
});

describe("what cannot wait for the end of the quiet hours", () => {
  const now = Date.parse("2026-11-21T22:00:00Z");
  const inHours = (hours: number) => now + hours * 3_600_000;

  it.each([
    ["always", undefined, true],
    ["always", inHours(48), true],
    ["never", inHours(24), false],
    ["close", inHours(10), true],
    ["close", inHours(23.9), true],
    ["close", inHours(24), false],
    ["never", inHours(10), false],
    ["close", undefined, false],
  ] as const)("is said of %s news of a lesson at %s: %s", (urgency, lessonAt, expected) => {
    expect(isUrgent(urgency, now, lessonAt)).toBe(expected);
  });
});
