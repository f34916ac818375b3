import type { TeacherProfile } from "@riwaq/contracts/people/teachers";
import { useTranslation } from "react-i18next";

import { FormField } from "../../../../components/ui/form-field.tsx";
import { RadioChips } from "../../../../components/ui/radio-chips.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import type { LessonChoice, LessonKind, Pupil, SettledChoice } from "../model/lesson-choice.ts";
import { LengthField } from "./length-field.tsx";

type ChoiceFieldsProps = {
  teacher: TeacherProfile;
  pupil: Pupil;
  choice: SettledChoice;
  onChange: (change: Partial<LessonChoice>) => void;
};

const OPEN = "open";

/** A trial is offered only where the rule gives one. */
function useTrial({ teacher: { trial }, pupil }: Pick<ChoiceFieldsProps, "teacher" | "pupil">) {
  const { t } = useTranslation("booking");
  if (!trial || !pupil.trial_available) return [];
  const { length_minutes: minutes, is_free } = trial;
  const hint = t(is_free ? "kind.trialFreeHint" : "kind.trialHint", { minutes });
  return [{ value: "trial" as const, label: t("kind.trial"), hint }];
}

function KindField(props: ChoiceFieldsProps) {
  const { choice, onChange } = props;
  const { t } = useTranslation("booking");
  const trial = useTrial(props);
  const single = { value: "single" as const, label: t("kind.single"), hint: t("kind.singleHint") };
  const series = { value: "series" as const, label: t("kind.series"), hint: t("kind.seriesHint") };
  return (
    <RadioChips<LessonKind>
      legend={t("kind.legend")}
      choices={[...trial, single, series]}
      value={choice.kind}
      onChoose={(kind) => onChange({ kind })}
    />
  );
}

function ProgrammeField({ teacher, choice, onChange }: Omit<ChoiceFieldsProps, "pupil">) {
  const { t } = useTranslation("booking");
  const { language } = useLanguage();
  if (teacher.programmes.length === 0) return null;
  const taught = teacher.programmes.map(({ id, name }) => ({ value: id, label: name[language] }));
  return (
    <FormField label={t("programme.label")} className="max-w-sm">
      {(control) => (
        <Select
          {...control}
          options={[...taught, { value: OPEN, label: t("programme.open") }]}
          value={choice.programmeId ?? OPEN}
          onValueChange={(id) => onChange({ programmeId: id === OPEN ? null : id })}
        />
      )}
    </FormField>
  );
}

/** For whom, what, how long and in which programme: what decides which hours are free. */
export function ChoiceFields({ teacher, pupil, choice, onChange }: ChoiceFieldsProps) {
  const { t } = useTranslation("booking");
  return (
    <div className="space-y-6">
      <RadioChips
        legend={t("pupil.legend")}
        choices={teacher.pupils.map(({ id, name, can_book }) => ({
          value: id,
          label: <bdi>{name}</bdi>,
          hint: can_book ? null : t("pupil.refused"),
          isDisabled: !can_book,
        }))}
        value={pupil.id}
        onChoose={(pupilId) => onChange({ pupilId })}
      />
      <KindField teacher={teacher} pupil={pupil} choice={choice} onChange={onChange} />
      <div className="flex flex-wrap gap-x-10 gap-y-6">
        {choice.kind !== "trial" && (
          <LengthField
            value={choice.lengthMinutes}
            onChoose={(lengthMinutes) => onChange({ lengthMinutes })}
          />
        )}
        <ProgrammeField teacher={teacher} choice={choice} onChange={onChange} />
      </div>
    </div>
  );
}
