import type { CurrentUser } from "@riwaq/contracts/identity/users";

import type { RegistrationDraft, SignUpRole } from "./registration.ts";

export type WizardStep = 1 | 2 | 3;

export type Wizard = {
  step: WizardStep;
  role: SignUpRole | undefined;
  draft: RegistrationDraft;
  /** Who has registered already: going back must not register them again. */
  teacher: CurrentUser | undefined;
  /** How often the step has changed, so that the focus follows it. */
  moves: number;
};

export type WizardAction =
  | { type: "choose"; role: SignUpRole }
  | { type: "back"; draft?: RegistrationDraft }
  | { type: "next" }
  | { type: "registered"; teacher: CurrentUser };

/** Begins with the choice of a role, or after it where an address has made it. */
export function firstStep(role: SignUpRole | undefined): Wizard {
  return { step: role ? 2 : 1, role, draft: {}, teacher: undefined, moves: 0 };
}

/** One segment before a role is chosen, two for students and parents, three for teachers. */
export function stepCount(role: SignUpRole | undefined) {
  if (role === undefined) return 1;
  return role === "T" ? 3 : 2;
}

/** A number that was left empty is empty again, and no 0. */
function kept({ age, years_of_experience: years, ...draft }: RegistrationDraft): RegistrationDraft {
  return { ...draft, ...(age && { age }), ...(years && { years_of_experience: years }) };
}

function changed(wizard: Wizard, action: WizardAction): Partial<Wizard> {
  switch (action.type) {
    case "choose":
      return { step: 2, role: action.role };
    case "back":
      return {
        step: wizard.step === 3 ? 2 : 1,
        draft: action.draft ? kept({ ...wizard.draft, ...action.draft }) : wizard.draft,
      };
    case "next":
      return wizard.teacher ? { step: 3 } : {};
    case "registered":
      // The password has done its work.
      return { step: 3, teacher: action.teacher, draft: {} };
  }
}

export function wizardReducer(wizard: Wizard, action: WizardAction): Wizard {
  const next = { ...wizard, ...changed(wizard, action) };
  return next.step === wizard.step ? next : { ...next, moves: wizard.moves + 1 };
}
