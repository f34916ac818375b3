import { type DeckDetail, NEW_PER_DAY } from "@riwaq/contracts/memory/cards";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { FormField } from "../../../../components/ui/form-field.tsx";
import { Input } from "../../../../components/ui/input.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useAssignDeck, useEndDeck } from "../mutations.ts";
import { ownPupilsQuery } from "../queries.ts";
import { CardProgress } from "./card-progress.tsx";

type Pupils = DeckDetail["pupils"];

function GiveForm({ deckId }: { deckId: string }) {
  const { t } = useTranslation("cards");
  const failureMessages = useFailureMessages();
  const { data: pupils = [] } = useQuery(ownPupilsQuery);
  const [student, setStudent] = useState("");
  const [count, setCount] = useState<number>(NEW_PER_DAY.usual);
  const assign = useAssignDeck(deckId);
  const give = (event: FormEvent) => {
    event.preventDefault();
    if (student !== "") assign.mutate({ student, new_per_day: count });
  };
  return (
    <form onSubmit={give} className="mt-6 flex flex-wrap items-end gap-4">
      <FormField label={t("pupil")} className="min-w-56">
        {(control) => (
          <Select
            {...control}
            options={pupils.map(({ id, name }) => ({ value: id, label: name }))}
            value={student}
            onValueChange={setStudent}
          />
        )}
      </FormField>
      <FormField label={t("perDay")}>
        {(control) => (
          <Input
            {...control}
            type="number"
            min={NEW_PER_DAY.min}
            max={NEW_PER_DAY.max}
            value={count}
            onChange={({ target }) => setCount(target.valueAsNumber || NEW_PER_DAY.min)}
          />
        )}
      </FormField>
      <Button type="submit" variant="outline" aria-busy={assign.isPending}>
        {t("give")}
      </Button>
      <FormAlert messages={assign.error ? failureMessages(assign.error) : []} />
    </form>
  );
}

/** Who learns a deck of the reader's own pupils, and how far each is. */
export function DeckPupils({ deckId, pupils }: { deckId: string; pupils: Pupils }) {
  const { t } = useTranslation("cards");
  const titleId = useId();
  const end = useEndDeck(deckId);
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-4">
        {t("pupils")}
      </h2>
      {pupils.length === 0 && <p className="text-ink-muted">{t("noPupils")}</p>}
      <ul className="divide-y divide-line rounded-md border border-line bg-surface px-5 empty:hidden">
        {pupils.map(({ student_id: id, name, counts }) => (
          <li key={id} className="flex flex-wrap items-center gap-4 py-3">
            <bdi className="font-semibold">{name}</bdi>
            <span className="grow">
              <CardProgress counts={counts} />
            </span>
            <ConfirmDialog
              trigger={<Button variant="outline">{t("end", { name })}</Button>}
              title={t("end", { name })}
              description={t("endHint")}
              confirmLabel={t("end", { name })}
              mutation={end}
              sent={id}
              failureTitle={t("failed")}
            />
          </li>
        ))}
      </ul>
      <GiveForm deckId={deckId} />
    </section>
  );
}
