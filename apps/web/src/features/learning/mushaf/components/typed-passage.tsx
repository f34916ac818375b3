import { type Passage, readPassage } from "@riwaq/domain/learning/mushaf/passages";
import { latinDigits } from "@riwaq/domain/people/search-text";
import { Keyboard } from "lucide-react";
import { type SyntheticEvent, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";

type TypedProps = { onChoose: (passage: Passage) => void };

const clean = (typed: string) => latinDigits(typed).replaceAll(/\s/gu, "");

function Fields({ onChoose }: TypedProps) {
  const { t } = useTranslation("mushaf");
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const passage = readPassage(clean(from), clean(to || from));
    if (passage) onChoose(passage);
    else setIsWrong(true);
  };
  return (
    <form onSubmit={submit} className="space-y-4" noValidate>
      <TextField
        label={t("passage.from")}
        hint={t("passage.typeHint")}
        dir="ltr"
        inputMode="text"
        value={from}
        onChange={({ target }) => setFrom(target.value)}
        errors={isWrong ? [t("passage.wrong")] : undefined}
      />
      <TextField
        label={t("passage.to")}
        dir="ltr"
        inputMode="text"
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
      <Button type="submit">{t("passage.set")}</Button>
    </form>
  );
}

/** For keyboards, and for who has the numbers at hand. */
export function TypedPassage({ onChoose }: TypedProps) {
  const { t } = useTranslation("mushaf");
  return (
    <FormDialog
      trigger={
        <Button size="sm" variant="outline">
          <Keyboard aria-hidden strokeWidth={1.75} />
          {t("passage.type")}
        </Button>
      }
      title={t("passage.type")}
    >
      {(close) => (
        <Fields
          onChoose={(passage) => {
            close();
            onChoose(passage);
          }}
        />
      )}
    </FormDialog>
  );
}
