import { type Deck, NewDeck } from "@riwaq/contracts/memory/cards";
import { CARD_KINDS } from "@riwaq/domain/memory/cards";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { SelectField } from "../../../../components/ui/select-field.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useSaveDeck } from "../mutations.ts";

type FormProps = { deck: Deck | undefined; onSaved: () => void };

function DeckForm({ deck, onSaved }: FormProps) {
  const { t } = useTranslation("cards");
  const form = useAppForm({
    rules: NewDeck,
    defaultValues: {
      title: deck?.title ?? "",
      kind: deck?.kind ?? "vocabulary",
      programme: deck?.programme ?? null,
    },
    mutation: useSaveDeck(deck?.id),
    toSend: (values) => values,
    onSaved: () => {
      toast({ title: t("saved") });
      onSaved();
    },
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("save")}>
      <TextField label={t("title")} dir="auto" autoComplete="off" {...form.field("title")} />
      <SelectField
        name="kind"
        label={t("kind")}
        options={CARD_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
      />
    </AppForm>
  );
}

/** Without a deck it is a new one. */
export function DeckDialog({ trigger, deck }: { trigger: ReactNode; deck?: Deck }) {
  const { t } = useTranslation("cards");
  return (
    <FormDialog trigger={trigger} title={t(deck ? "rename" : "make")}>
      {(close) => <DeckForm deck={deck} onSaved={close} />}
    </FormDialog>
  );
}
