import { type DeckCard, NewCard } from "@riwaq/contracts/memory/cards";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { ArabicKeyboard } from "../../../../components/arabic-keyboard/arabic-keyboard.tsx";
import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { DialogActions } from "../../../../components/ui/dialog.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { TextareaField } from "../../../../components/ui/textarea-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useSaveCard } from "../mutations.ts";
import { CardMedia } from "./card-media.tsx";

type Asked = { deckId: string; card?: DeckCard };
type FormProps = Asked & { onSaved: (card: DeckCard) => void; children?: ReactNode };

function CardForm({ deckId, card, onSaved, children }: FormProps) {
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
    onSaved: (saved) => {
      toast({ title: t("saved") });
      onSaved(saved);
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
      {children}
    </AppForm>
  );
}

/** What is seen and heard comes once there is a card. */
function NewCardSteps({ deckId, onDone }: { deckId: string; onDone: () => void }) {
  const { t } = useTranslation("cards");
  const [card, setCard] = useState<DeckCard>();
  if (!card) return <CardForm deckId={deckId} onSaved={setCard} />;
  return (
    <div className="space-y-5">
      <p lang="ar" dir="rtl" className="text-3xl leading-relaxed">
        {card.arabic}
      </p>
      <p className="text-ink-muted">{t("media.hint")}</p>
      <CardMedia card={card} onChanged={setCard} />
      <DialogActions>
        <Button onClick={onDone}>{t("media.done")}</Button>
      </DialogActions>
    </div>
  );
}

function ChangeCard({ deckId, card: before, onDone }: Required<Asked> & { onDone: () => void }) {
  const [card, setCard] = useState(before);
  return (
    <CardForm deckId={deckId} card={before} onSaved={onDone}>
      <CardMedia card={card} onChanged={setCard} />
    </CardForm>
  );
}

/** Without a card it is a new one, after all others. */
export function CardDialog({ trigger, deckId, card }: Asked & { trigger: ReactNode }) {
  const { t } = useTranslation("cards");
  return (
    <FormDialog trigger={trigger} title={card ? t("edit", { name: card.arabic }) : t("add")}>
      {(close) =>
        card ? (
          <ChangeCard deckId={deckId} card={card} onDone={close} />
        ) : (
          <NewCardSteps deckId={deckId} onDone={close} />
        )
      }
    </FormDialog>
  );
}
