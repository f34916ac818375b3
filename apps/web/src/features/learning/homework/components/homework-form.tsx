import { DAY_MS, civilDateMs, civilDateOf } from "@riwaq/domain/time/civil-date";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import {
  type Range,
  RangeFields,
  toPlaces,
} from "../../../../components/recitations/range-fields.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { DateField } from "../../../../components/ui/date-field.tsx";
import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { TextareaField } from "../../../../components/ui/textarea-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { randomUuid } from "../../../../lib/random-uuid.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useSetHomework } from "../mutations.ts";

/** What most are given between two lessons. */
const DUE_AFTER_DAYS = 3;
const daysAfter = (date: string, days: number) =>
  civilDateOf((civilDateMs(date) ?? 0) + days * DAY_MS);

const FIRST: Range = { sura: 1, from: 1, to: 7 };

type HomeworkFormProps = { studentId: string; lesson: string | undefined; today: string };

/** Sent again after a failure it is the same; once it is set the next one is another. */
function useAsking({ studentId, lesson, today }: HomeworkFormProps) {
  const { t } = useTranslation("homework");
  const set = useSetHomework();
  const [id, setId] = useState(randomUuid);
  const [range, setRange] = useState(FIRST);
  const [due, setDue] = useState(() => daysAfter(today, DUE_AFTER_DAYS));
  const [words, setWords] = useState("");
  const onSuccess = () => {
    toast({ title: t("form.done") });
    setWords("");
    setId(randomUuid());
  };
  const asked = { id, student_id: studentId, session_id: lesson ?? null, words, due_on: due };
  const send = () => set.mutate({ ...asked, ...toPlaces(range) }, { onSuccess });
  return { set, send, range, setRange, due, setDue, words, setWords };
}

/** A range, a day and some words: what is recited until the next lesson. */
export function HomeworkForm(props: HomeworkFormProps) {
  const { t } = useTranslation("homework");
  const failureMessages = useFailureMessages();
  const { set, send, range, setRange, due, setDue, words, setWords } = useAsking(props);
  return (
    <Card aria-labelledby="set-homework">
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <CardTitle id="set-homework">{t("form.title")}</CardTitle>
        <RangeFields range={range} isDisabled={set.isPending} onChange={setRange} />
        <div className="grid gap-4 sm:grid-cols-3">
          <DateField
            label={t("form.due")}
            min={props.today}
            required
            value={due}
            onChange={({ target }) => setDue(target.value)}
          />
        </div>
        <TextareaField
          label={t("form.words")}
          isOptional
          dir="auto"
          rows={2}
          maxLength={500}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <ErrorList messages={set.error ? failureMessages(set.error) : []} />
        <Button type="submit" disabled={set.isPending}>
          {t("form.set")}
        </Button>
      </form>
    </Card>
  );
}
