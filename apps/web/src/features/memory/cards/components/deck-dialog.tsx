import { type Deck, NewDeck } from "@riwaq/contracts/memory/cards";
import { CARD_KINDS } from "@riwaq/domain/memory/cards";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { SelectField } from "../../../../components/ui/select-field.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useSaveDeck } from "../mutations.ts";
import { programmesQuery } from "../queries.ts";

type FormProps = { deck: Deck | undefined; onSaved: () => void };

const NONE = "none";

/** Those that are offered, none in particular, and the one it is of. */
function useProgrammeChoices(deck: Deck | undefined) {
  const { t } = useTranslation("cards");
  const { language } = useLanguage();
  const { data: offered = [] } = useQuery(programmesQuery);
  const choices = offered.map(({ slug, name }) => ({ value: slug, label: name[language] }));
  const own =
    deck?.programme && deck.programme_name && !choices.some(({ value }) => value === deck.programme)
      ? [{ value: deck.programme, label: deck.programme_name[language] }]
      : [];
  return [{ value: NONE, label: t("noProgramme") }, ...choices, ...own];
}

function DeckForm({ deck, onSaved }: FormProps) {
  const { t } = useTranslation("cards");
  const programmes = useProgrammeChoices(deck);
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
      <SelectField name="programme" label={t("programme")} none={NONE} options={programmes} />
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
