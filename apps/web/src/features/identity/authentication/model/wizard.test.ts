import { describe, expect, it } from "vitest";

import { firstStep, stepCount, wizardReducer } from "./wizard.ts";
import type { WizardAction } from "./wizard.ts";

const teacher = {
  id: "1",
  name: "Amal",
  email: "amal@example.com",
  role: "T",
  profile: { picture: null },
} as const;

const after = (...actions: WizardAction[]) => actions.reduce(wizardReducer, firstStep(undefined));

describe("the steps of registration", () => {
  it("are one before a role is chosen, two for families, three for teachers", () => {
    expect([undefined, "S", "P", "T"].map((role) => stepCount(role as "S" | undefined))).toEqual([
      1, 2, 2, 3,
    ]);
  });

  it("go back one at a time and keep the chosen role", () => {
    const chosen = after({ type: "choose", role: "T" });
    expect(chosen).toMatchObject({ step: 2, role: "T" });
    expect(wizardReducer(chosen, { type: "back" })).toMatchObject({ step: 1, role: "T" });
    const last = after({ type: "choose", role: "T" }, { type: "registered", teacher });
    expect(last).toMatchObject({ step: 3, teacher });
    expect(wizardReducer(last, { type: "back" })).toMatchObject({ step: 2, teacher });
  });

  it("do not lead to the timetable before the teacher is registered", () => {
    expect(after({ type: "choose", role: "T" }, { type: "next" }).step).toBe(2);
  });

  it("lead back to the timetable without registering again", () => {
    const again = after(
      { type: "choose", role: "T" },
      { type: "registered", teacher },
      { type: "back" },
      { type: "next" },
    );
    expect(again.step).toBe(3);
  });

  it("keep what was typed for one role for the others", () => {
    const { draft } = after(
      { type: "choose", role: "S" },
      { type: "back", draft: { name: "Nour", age: 9 } },
      { type: "choose", role: "P" },
      { type: "back", draft: { name: "Nour B.", phone_number: "+33612345678" } },
    );
    expect(draft).toMatchObject({ name: "Nour B.", age: 9, phone_number: "+33612345678" });
  });

  it("keep no 0 for a number that was left empty", () => {
    const { draft } = after(
      { type: "choose", role: "T" },
      { type: "back", draft: { years_of_experience: 0, age: 0 } },
    );
    expect(draft).toEqual({});
  });

  it("forget the password as soon as it has been used", () => {
    const done = after(
      { type: "choose", role: "T" },
      { type: "back", draft: { password: "a long sentence" } },
      { type: "choose", role: "T" },
      { type: "registered", teacher },
    );
    expect(done.draft).toEqual({});
  });

  it("count the changes of step for the focus", () => {
    expect(after({ type: "back" }).moves).toBe(0);
    expect(after({ type: "choose", role: "S" }, { type: "back" }).moves).toBe(2);
  });
});
