import type { SetPhrase } from "@riwaq/contracts/learning/phrases";
import { CHIPS_MAX } from "@riwaq/contracts/learning/reports";
import type { ReportContent, ReportForm } from "@riwaq/contracts/learning/reports";
import { wordIn } from "@riwaq/domain/learning/phrases/phrase";
import { RotateCcw } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import type { Phrases } from "../model/offered-words.ts";
import type { Problems } from "../model/report-problems.ts";
import { ChipLegend, ChipList } from "./chip-list.tsx";
import { TextField } from "./text-fields.tsx";

export type Homework = Pick<ReportContent, "homework" | "homework_phrases">;

type HomeworkFieldProps = {
  form: ReportForm;
  value: Homework;
  phrases: Phrases;
  onChange: (homework: Partial<Homework>) => void;
  problems: Problems;
};

/** What to practise until the next lesson, in set phrases and own words; the last one is there to be given again. */
export function HomeworkField({ form, value, phrases, onChange, problems }: HomeworkFieldProps) {
  const { t } = useTranslation("reports");
  const { homework, homework_phrases: chosen } = value;
  const reads = form.family_languages;
  const others = (gone: SetPhrase) => chosen.filter(({ phrase }) => phrase !== gone.phrase);
  const take = (phrase: SetPhrase) => {
    if (chosen.length < CHIPS_MAX) onChange({ homework_phrases: [...others(phrase), phrase] });
  };
  return (
    <fieldset className="min-w-0 space-y-2.5">
      <ChipLegend text={t("form.homework")} count={chosen.length} />
      <ChipList
        chosen={chosen}
        phrases={phrases}
        used={form.suggestions.homework}
        reads={reads}
        typed=""
        onAdd={(word) => typeof word !== "string" && take(word)}
        onRemove={(word) =>
          typeof word !== "string" && onChange({ homework_phrases: others(word) })
        }
        onEdit={() => {}}
      />
      <ErrorList messages={problems.get("homework_phrases") ?? []} />
      <TextField
        label={t("form.homeworkOwn")}
        value={homework}
        onChange={(text) => onChange({ homework: text })}
        errors={problems.get("homework")}
        phrases={phrases.all}
        reads={reads}
        onTake={take}
      />
      <LastHomework form={form} value={value} onChange={onChange} />
    </fieldset>
  );
}

function LastHomework({
  form,
  value,
  onChange,
}: Pick<HomeworkFieldProps, "form" | "value" | "onChange">) {
  const { t } = useTranslation("reports");
  const { language } = useLanguage();
  const { homework = "", homework_phrases = [] } = form.previous ?? {};
  const before = [...homework_phrases.map((phrase) => wordIn(phrase, language)), homework]
    .filter((text) => text !== "")
    .join(" · ");
  const now = [...value.homework_phrases.map((phrase) => wordIn(phrase, language)), value.homework]
    .filter((text) => text !== "")
    .join(" · ");
  if (before === "" || before === now) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-muted">
      <p className="min-w-0 grow basis-60">
        {t("form.homeworkBefore")} <bdi className="line-clamp-2">{before}</bdi>
      </p>
      <Button
        variant="outline"
        size="sm"
        className="min-h-11"
        onClick={() => onChange({ homework, homework_phrases })}
      >
        <RotateCcw aria-hidden strokeWidth={1.75} />
        {t("form.homeworkAgain")}
      </Button>
    </div>
  );
}
