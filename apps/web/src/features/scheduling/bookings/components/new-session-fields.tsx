import type { LessonLengthMin } from "@riwaq/domain/scheduling/series/series";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";

import { DateField } from "../../../../components/ui/date-field.tsx";
import { RadioChips } from "../../../../components/ui/radio-chips.tsx";
import { useCity } from "../../../../lib/use-city.ts";
import type { NewSession } from "../model/new-session.ts";
import { LengthField } from "./length-field.tsx";

/** Chooses one of the teacher's students. */
export type StudentChoice = ComponentType<{
  label: string;
  value: string;
  onChange: (studentId: string) => void;
}>;

type NewSessionFieldsProps = {
  session: NewSession;
  teacherZone: string;
  /** Whether it is the teacher who writes it down. */
  isOwn: boolean;
  studentField: StudentChoice;
  trialMinutes: LessonLengthMin | undefined;
  onChange: (change: Partial<NewSession>) => void;
};

const QUARTER_SECONDS = 900;

type RepeatProps = Pick<NewSessionFieldsProps, "session" | "trialMinutes" | "onChange">;

/** A trial has a length of its own. */
function KindFields({ session, trialMinutes, onChange }: RepeatProps) {
  const { t } = useTranslation("booking");
  const hint = t("kind.trialHint", { minutes: trialMinutes });
  const trial = { value: "trial" as const, label: t("kind.trial"), hint };
  return (
    <>
      <RadioChips<NewSession["kind"]>
        legend={t("new.kind")}
        choices={[
          ...(trialMinutes ? [trial] : []),
          { value: "single", label: t("kind.single") },
          { value: "series", label: t("kind.series") },
        ]}
        value={session.kind}
        onChoose={(kind) =>
          onChange({ kind, ...(kind === "trial" && { lengthMinutes: trialMinutes ?? 60 }) })
        }
      />
      {session.kind !== "trial" && (
        <LengthField
          value={session.lengthMinutes}
          onChoose={(lengthMinutes) => onChange({ lengthMinutes })}
        />
      )}
      {session.kind === "series" && (
        <DateField
          label={t("series.until")}
          isOptional
          min={session.date}
          value={session.endsOn}
          onChange={({ target }) => onChange({ endsOn: target.value })}
        />
      )}
    </>
  );
}

/** Who, when on the teacher's clock, how long, and whether it comes back. */
export function NewSessionFields({ session, teacherZone, isOwn, ...props }: NewSessionFieldsProps) {
  const { t } = useTranslation(["booking", "sessions"]);
  const city = useCity();
  const { studentField: StudentField, trialMinutes, onChange } = props;
  return (
    <>
      <StudentField
        label={t("sessions:new.student")}
        value={session.studentId}
        onChange={(studentId) => onChange({ studentId })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          label={t("sessions:new.date")}
          value={session.date}
          onChange={({ target }) => onChange({ date: target.value })}
        />
        <DateField
          label={t("sessions:new.time")}
          hint={t(isOwn ? "new.zone" : "new.teacherZone", { city: city(teacherZone) })}
          type="time"
          step={QUARTER_SECONDS}
          value={session.time}
          onChange={({ target }) => onChange({ time: target.value })}
        />
      </div>
      <KindFields session={session} trialMinutes={trialMinutes} onChange={onChange} />
    </>
  );
}
