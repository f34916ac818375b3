import type { TestChoice } from "@riwaq/contracts/memory/tests";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useSchemeWords } from "../../../../components/marks/use-scheme-words.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { FormField } from "../../../../components/ui/form-field.tsx";
import { RadioChips } from "../../../../components/ui/radio-chips.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { randomUuid } from "../../../../lib/random-uuid.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { GROUNDS, firstChoice, rangeOf } from "../model/test-range.ts";
import { useBeginTest } from "../mutations.ts";
import { GroundFields } from "./ground-fields.tsx";

const COUNTS = [3, 5, 7, 10] as const;
const LINES = [3, 5, 8, 15] as const;

type BeginProps = { studentId: string; lesson: string | null; choice: TestChoice };

/** The id is made once: pressed again after a lost answer, it is the same test. */
function useBeginning({ studentId, lesson, choice }: BeginProps) {
  const navigate = useNavigate();
  const { mutate, error, isPending } = useBeginTest(studentId);
  const [id] = useState(randomUuid);
  const [chosen, setChosen] = useState(() => firstChoice(choice.pages));
  const [questions, setQuestions] = useState<number>(5);
  const [lines, setLines] = useState<number>(5);
  const [scheme, setScheme] = useState(choice.schemes[0]?.id ?? "");
  const begin = () =>
    mutate(
      {
        id,
        session_id: lesson,
        scheme_id: scheme,
        questions,
        lines,
        ...rangeOf(chosen, choice.pages),
      },
      { onSuccess: () => void navigate({ to: paths.test, params: { id } }) },
    );
  const fields = { chosen, setChosen, questions, setQuestions, lines, setLines, scheme, setScheme };
  return { ...fields, begin, error, isPending };
}

/** What is asked for, how often, how much each time, and how it is counted. */
export function BeginTest(props: BeginProps) {
  const { choice } = props;
  const { t } = useTranslation("tests");
  const failureMessages = useFailureMessages();
  const schemeWords = useSchemeWords();
  const begun = useBeginning(props);
  const { chosen, setChosen, scheme, setScheme, error } = begun;
  const own = choice.schemes.find(({ id }) => id === scheme);
  return (
    <Card aria-labelledby="begin" className="space-y-6">
      <CardTitle id="begin">{t("begin.title")}</CardTitle>
      <RadioChips
        legend={t("begin.what")}
        choices={GROUNDS.map((value) => ({ value, label: t(`begin.ground.${value}`) }))}
        value={chosen.ground}
        onChoose={(ground) => setChosen({ ...chosen, ground })}
      />
      <GroundFields pages={choice.pages} chosen={chosen} onChange={setChosen} />
      <HowMuch begun={begun} />
      <FormField label={t("begin.scheme")} {...(own && { hint: schemeWords(own.points) })}>
        {(control) => (
          <Select
            {...control}
            options={choice.schemes.map(({ id, name }) => ({ value: id, label: name }))}
            value={scheme}
            onValueChange={setScheme}
          />
        )}
      </FormField>
      <ErrorList messages={error ? failureMessages(error) : []} />
      <Button disabled={begun.isPending || scheme === ""} onClick={begun.begin}>
        {t("begin.do")}
      </Button>
    </Card>
  );
}

function HowMuch({ begun }: { begun: ReturnType<typeof useBeginning> }) {
  const { t } = useTranslation("tests");
  const { language } = useLanguage();
  const numbers = (all: readonly number[]) =>
    all.map((value) => ({ value, label: formatNumber(value, language) }));
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <RadioChips
        legend={t("begin.questions")}
        choices={numbers(COUNTS)}
        value={begun.questions}
        onChoose={begun.setQuestions}
      />
      <RadioChips
        legend={t("begin.lines")}
        choices={numbers(LINES)}
        value={begun.lines}
        onChoose={begun.setLines}
      />
    </div>
  );
}
