import { NewMinimalPair } from "@riwaq/contracts/memory/ear";
import { LETTER_PAIRS } from "@riwaq/domain/learning/marks/kinds";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useKindNames } from "../../../../components/marks/kind-names.ts";
import { AppForm } from "../../../../components/ui/app-form.tsx";
import { SelectField } from "../../../../components/ui/select-field.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { randomUuid } from "../../../../lib/random-uuid.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useAddPair } from "../model/use-pairs.ts";

/** Two words; the form empties itself for the next two. */
export function PairForm() {
  const [id, setId] = useState(randomUuid);
  return <Form key={id} id={id} onAdded={() => setId(randomUuid())} />;
}

function Form({ id, onAdded }: { id: string; onAdded: () => void }) {
  const { t } = useTranslation("ear");
  const { pairName } = useKindNames();
  const of = useAppForm({
    rules: NewMinimalPair,
    defaultValues: { id, pair: LETTER_PAIRS[0], first_word: "", second_word: "" },
    mutation: useAddPair(),
    toSend: (values) => values,
    onSaved: onAdded,
  });
  const { field } = of;
  return (
    <AppForm of={of} place="part" submitLabel={t("pairs.save")}>
      <SelectField
        name="pair"
        label={t("pairs.sounds")}
        options={LETTER_PAIRS.map((value) => ({ value, label: pairName(value) }))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t("pairs.first")} lang="ar" dir="rtl" {...field("first_word")} />
        <TextField label={t("pairs.second")} lang="ar" dir="rtl" {...field("second_word")} />
      </div>
    </AppForm>
  );
}
