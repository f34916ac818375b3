import type { ReportForm } from "@riwaq/contracts/learning/reports";
import { useTranslation } from "react-i18next";

import type { Problems } from "../model/report-problems.ts";
import type { ReportValues } from "../model/report-values.ts";
import { AttendanceField } from "./attendance-field.tsx";
import { CoveredFields } from "./covered-fields.tsx";
import { GradeField } from "./grade-field.tsx";
import { HomeworkField } from "./homework-field.tsx";
import { InternalNote, TextField } from "./text-fields.tsx";
import { type LessonPhrases, usePhrases } from "./use-phrases.ts";
import { useProposedWords } from "./use-proposed-words.ts";
import type { ChangeReport } from "./use-report-form.ts";
import { WordChips } from "./word-chips.tsx";

type ReportFieldsProps = {
  form: ReportForm;
  values: ReportValues;
  change: ChangeReport;
  problems: Problems;
};

/** What is said of a lesson in which the pupil was there. */
function LessonFields(props: ReportFieldsProps & { phrases: LessonPhrases }) {
  const { form, values, change, problems, phrases } = props;
  const { t } = useTranslation("reports");
  const proposed = useProposedWords(form);
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
        phrases={phrases.strengths}
        proposed={proposed.strengths}
        used={form.suggestions.strengths}
        reads={form.family_languages}
        onChange={(words) => change({ strengths: words })}
        errors={problems.get("strengths")}
      />
      <WordChips
        legend={t("form.toWorkOn")}
        chosen={values.to_work_on}
        phrases={phrases.points}
        proposed={proposed.points}
        used={form.suggestions.to_work_on}
        reads={form.family_languages}
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
  const phrases = usePhrases(form);
  return (
    <>
      <div className="space-y-7 rounded-md border border-line bg-surface p-4 sm:p-6">
        <AttendanceField
          value={values.attendance}
          onChange={(attendance) => change({ attendance })}
        />
        {values.attendance !== "absent" && <LessonFields {...props} phrases={phrases} />}
        <HomeworkField
          form={form}
          value={values}
          phrases={phrases.homework}
          onChange={change}
          problems={problems}
        />
        <TextField
          label={t("form.message")}
          value={values.message}
          onChange={(message) => change({ message })}
          errors={problems.get("message")}
          reads={form.family_languages}
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
