import { Suspense, lazy, useReducer } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { ProgressSegments } from "../../../../components/ui/progress-segments.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { paths } from "../../../../config/paths.ts";
import type { SignUpRole } from "../model/registration.ts";
import { firstStep, stepCount, wizardReducer } from "../model/wizard.ts";
import { RoleChoice } from "./role-choice.tsx";
import { TextLink } from "./text-link.tsx";
import { TimetableStep } from "./timetable-step.tsx";

const loadDetails = () => import("./details-step.tsx");

// What checks and sends the forms comes once somebody reaches for a role.
const DetailsStep = lazy(async () => ({ default: (await loadDetails()).DetailsStep }));
const prepareDetails = () => void loadDetails().catch(() => undefined);

type RegisterPageProps = {
  /** Whoever was invited as a parent does not choose. */
  startRole?: SignUpRole | undefined;
  /** Step 3: the weekly timetable of the teacher who has just registered. */
  renderTimetable: (teacherId: string) => ReactNode;
};

function takeFocus(element: HTMLElement | null) {
  element?.focus();
}

export function RegisterPage({ startRole, renderTimetable }: RegisterPageProps) {
  const { t } = useTranslation(["auth", "common"]);
  const [wizard, dispatch] = useReducer(wizardReducer, startRole, firstStep);
  const { step, role, teacher, moves } = wizard;
  return (
    <div className="wrap py-10 sm:py-14">
      <div className="mx-auto max-w-3xl space-y-8">
        <h1>{t("common:titles.register")}</h1>
        <div
          key={moves}
          ref={moves > 0 ? takeFocus : undefined}
          tabIndex={-1}
          className="outline-none"
        >
          <ProgressSegments current={step} total={stepCount(role)} />
        </div>
        {step === 1 && (
          <RoleChoice
            chosen={role}
            onlyRole={teacher && "T"}
            onReach={prepareDetails}
            onChoose={(chosen) => dispatch({ type: "choose", role: chosen })}
          />
        )}
        {step === 2 && (
          <Suspense fallback={<SkeletonRows count={5} />}>
            <DetailsStep wizard={wizard} dispatch={dispatch} />
          </Suspense>
        )}
        {teacher && (
          <TimetableStep isShown={step === 3} onBack={() => dispatch({ type: "back" })}>
            {renderTimetable(teacher.id)}
          </TimetableStep>
        )}
        {!teacher && (
          <p>
            <TextLink to={paths.login}>{t("register.login")}</TextLink>
          </p>
        )}
      </div>
    </div>
  );
}
