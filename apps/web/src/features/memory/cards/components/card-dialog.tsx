import { type DeckCard, NewCard } from "@riwaq/contracts/memory/cards";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";

import { ArabicKeyboard } from "../../../../components/arabic-keyboard/arabic-keyboard.tsx";
import { AppForm } from "../../../../components/ui/app-form.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { TextareaField } from "../../../../components/ui/textarea-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useSaveCard } from "../mutations.ts";

type Asked = { deckId: string; card?: DeckCard };

function CardForm({ deckId, card, onSaved }: Asked & { onSaved: () => void }) {
  const { t } = useTranslation("cards");
  const arabic = useRef<HTMLInputElement>(null);
  const form = useAppForm({
    rules: NewCard,
    defaultValues: {
      arabic: card?.arabic ?? "",
      meaning: card?.meaning ?? "",
      note: card?.note ?? "",
    },
    mutation: useSaveCard(deckId, card?.id),
    toSend: (values) => values,
    onSaved: () => {
      toast({ title: t("saved") });
      onSaved();
    },
  });
  const { ref, ...field } = form.field("arabic");
  return (
    <AppForm of={form} place="dialog" submitLabel={t("save")} className="space-y-4">
      <TextField
        label={t("arabic")}
        lang="ar"
        dir="rtl"
        autoComplete="off"
        className="text-2xl"
        {...field}
        ref={(node) => {
          ref(node);
          arabic.current = node;
        }}
      />
      <ArabicKeyboard field={arabic} />
      <TextField label={t("meaning")} dir="auto" autoComplete="off" {...form.field("meaning")} />
      <TextareaField label={t("note")} isOptional rows={2} {...form.field("note")} />
    </AppForm>
  );
}

/** Without a card it is a new one, after all others. */
export function CardDialog({ trigger, ...asked }: Asked & { trigger: ReactNode }) {
  const { t } = useTranslation("cards");
  const { card } = asked;
  return (
    <FormDialog trigger={trigger} title={card ? t("edit", { name: card.arabic }) : t("add")}>
      {(close) => <CardForm {...asked} onSaved={close} />}
    </FormDialog>
  );
}
