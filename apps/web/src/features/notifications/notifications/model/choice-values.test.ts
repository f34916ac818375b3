import type { NotificationMatrix } from "@riwaq/contracts/notifications/notifications";
import { CHANNELS, NOTICE_GROUPS } from "@riwaq/domain/notifications/groups";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  type Choice,
  ChoiceRules,
  type ChoiceValues,
  barrierTo,
  changeOf,
  valuesOf,
  withChoice,
} from "./choice-values.ts";

const switches = { email: true, sms: true, session_reminders: true, marketing: false };
const choices: Choice[] = NOTICE_GROUPS.flatMap((group) =>
  CHANNELS.map((channel) => ({
    group,
    channel,
    is_on: true,
    is_fixed: group === "security" && channel === "email",
  })),
);
const matrix = (change: Partial<NotificationMatrix> = {}): NotificationMatrix => ({
  switches,
  choices,
  channels: ["email"],
  quiet_from: null,
  quiet_to: null,
  ...change,
});
const faultsOf = (change: Partial<ChoiceValues>) =>
  ChoiceRules.safeParse({ ...valuesOf(matrix()), ...change }).error?.issues.map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );

describe("quiet hours", () => {
  it("are the evening where there were none, and off", () => {
    expect(valuesOf(matrix())).toMatchObject({
      isQuiet: false,
      quiet_from: "21:00",
      quiet_to: "07:00",
    });
    expect(changeOf(valuesOf(matrix()))).toMatchObject({ quiet_from: null, quiet_to: null });
  });

  it("come back as they were saved, whichever minutes they are", () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(minute, minute, (quiet_from, quiet_to) => {
        const change = changeOf(valuesOf(matrix({ quiet_from, quiet_to })));
        expect(change).toMatchObject({ quiet_from, quiet_to });
      }),
    );
  });

  it.each([
    [{ isQuiet: true, quiet_from: "" }, ["quiet_from: required"]],
    [{ isQuiet: true, quiet_to: "" }, ["quiet_to: required"]],
    [{ isQuiet: true, quiet_from: "08:00", quiet_to: "08:00" }, ["quiet_to: quiet_same"]],
    [{ isQuiet: false, quiet_from: "", quiet_to: "" }, undefined],
    [{ isQuiet: true, quiet_from: "23:30", quiet_to: "06:15" }, undefined],
  ] as const)("%o gives %o", (change, faults) => {
    expect(faultsOf(change)).toEqual(faults);
  });
});

describe("a choice", () => {
  const find = (group: Choice["group"], channel: Choice["channel"], is_fixed = false): Choice => ({
    group,
    channel,
    is_on: true,
    is_fixed,
  });

  it.each([
    [find("security", "email", true), switches, "always"],
    [find("security", "email", true), { ...switches, email: false }, "always"],
    [find("reports", "email"), { ...switches, email: false }, "emailOff"],
    [find("reports", "push"), { ...switches, email: false }, undefined],
    [find("lessons", "sms"), { ...switches, sms: false }, "smsOff"],
    [find("reminders", "push"), { ...switches, session_reminders: false }, "remindersOff"],
    [find("reminders", "push"), switches, undefined],
  ])("%o stands before what is above it", (choice, above, barrier) => {
    expect(barrierTo(choice, above)).toBe(barrier);
  });

  it("changes itself alone, and what is fixed is never sent", () => {
    const values = valuesOf(matrix());
    const changed = withChoice(values, { ...find("reports", "push"), is_on: false });
    const off = changed.filter(({ is_on }) => !is_on);
    expect(off).toEqual([{ ...find("reports", "push"), is_on: false }]);
    const sent = changeOf({ ...values, choices: changed }).choices;
    expect(sent).toHaveLength(choices.length - 1);
    expect(sent).not.toContainEqual(expect.objectContaining({ is_fixed: expect.anything() }));
  });
});
