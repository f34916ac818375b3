import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";

import { useCity } from "../../../../components/lessons/use-city.ts";
import { DateField } from "../../../../components/ui/date-field.tsx";
import { RadioChips } from "../../../../components/ui/radio-chips.tsx";
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
  onChange: (change: Partial<NewSession>) => void;
};

const QUARTER_SECONDS = 900;

function RepeatFields({ session, onChange }: Pick<NewSessionFieldsProps, "session" | "onChange">) {
  const { t } = useTranslation("booking");
  return (
    <>
      <RadioChips<"single" | "series">
        legend={t("new.kind")}
        choices={[
          { value: "single", label: t("kind.single") },
          { value: "series", label: t("kind.series") },
        ]}
        value={session.isWeekly ? "series" : "single"}
        onChoose={(kind) => onChange({ isWeekly: kind === "series" })}
      />
      {session.isWeekly && (
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
  const { studentField: StudentField, onChange } = props;
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
      <LengthField
        value={session.lengthMinutes}
        onChoose={(lengthMinutes) => onChange({ lengthMinutes })}
      />
      <RepeatFields session={session} onChange={onChange} />
    </>
  );
}
