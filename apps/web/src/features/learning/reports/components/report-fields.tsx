import type { ReportForm } from "@riwaq/contracts/learning/reports";
import { useTranslation } from "react-i18next";

import type { Problems } from "../model/report-problems.ts";
import type { ReportValues } from "../model/report-values.ts";
import { AttendanceField } from "./attendance-field.tsx";
import { CoveredFields } from "./covered-fields.tsx";
import { GradeField } from "./grade-field.tsx";
import { HomeworkField, InternalNote, TextField } from "./text-fields.tsx";
import type { ChangeReport } from "./use-report-form.ts";
import { useSuggestedWords } from "./use-suggested-words.ts";
import { WordChips } from "./word-chips.tsx";

type ReportFieldsProps = {
  form: ReportForm;
  values: ReportValues;
  change: ChangeReport;
  problems: Problems;
};

/** What is said of a lesson in which the pupil was there. */
function LessonFields({ form, values, change, problems }: ReportFieldsProps) {
  const { t } = useTranslation("reports");
  const { strengths, points } = useSuggestedWords(form);
  return (
    <>
      <CoveredFields
        form={form}
        rows={values.covered}
        onChange={(covered) => change({ covered })}
        problems={problems}
      />
      <GradeField
        value={values.grade}
        onChange={(grade) => change({ grade })}
        errors={problems.get("grade")}
      />
      <WordChips
        legend={t("form.strengths")}
        chosen={values.strengths}
        suggestions={strengths}
        onChange={(words) => change({ strengths: words })}
        errors={problems.get("strengths")}
      />
      <WordChips
        legend={t("form.toWorkOn")}
        chosen={values.to_work_on}
        suggestions={points}
        onChange={(words) => change({ to_work_on: words })}
        errors={problems.get("to_work_on")}
      />
    </>
  );
}

/** In the order in which a teacher thinks back; an absent pupil leaves homework and a word to the family. */
export function ReportFields(props: ReportFieldsProps) {
  const { t } = useTranslation("reports");
  const { form, values, change, problems } = props;
  return (
    <>
      <div className="space-y-7 rounded-md border border-line bg-surface p-4 sm:p-6">
        <AttendanceField
          value={values.attendance}
          onChange={(attendance) => change({ attendance })}
        />
        {values.attendance !== "absent" && <LessonFields {...props} />}
        <HomeworkField
          value={values.homework}
          previous={form.previous}
          onChange={(homework) => change({ homework })}
          errors={problems.get("homework")}
        />
        <TextField
          label={t("form.message")}
          isOptional
          value={values.message}
          onChange={(message) => change({ message })}
          errors={problems.get("message")}
        />
      </div>
      <InternalNote
        value={values.internal_note}
        onChange={(internal_note) => change({ internal_note })}
        errors={problems.get("internal_note")}
      />
    </>
  );
}
