import { NewPhrase, type StaffPhrase } from "@riwaq/contracts/learning/phrases";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { LANGUAGES, directionOf } from "../../../../i18n/languages.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { type List, useSavePhrase } from "../mutations.ts";

const BLANK = { en: "", fr: "", ar: "" };

type Asked = { list: List; phrase?: StaffPhrase | undefined };

function PhraseForm({ list, phrase, onSaved }: Asked & { onSaved: () => void }) {
  const { t } = useTranslation(["staff", "common"]);
  const { language } = useLanguage();
  const form = useAppForm({
    rules: NewPhrase,
    defaultValues: { ...list, words: phrase?.words ?? BLANK },
    mutation: useSavePhrase(phrase?.phrase),
    toSend: (values) => values,
    onSaved: (saved) => {
      toast({ title: t("phrases.saved", { name: saved.words[language] }) });
      onSaved();
    },
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("phrases.save")} className="space-y-4">
      {LANGUAGES.map((code) => (
        <TextField
          key={code}
          label={t(`common:language.${code}`)}
          lang={code}
          dir={directionOf(code)}
          autoComplete="off"
          {...form.field(`words.${code}`)}
        />
      ))}
    </AppForm>
  );
}

/** Without a phrase it is a new one of this list. */
export function PhraseDialog({ trigger, ...asked }: Asked & { trigger: ReactNode }) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const { list, phrase } = asked;
  const title = phrase
    ? t("phrases.editName", { name: phrase.words[language] })
    : t(`phrases.add.${list.kind}`);
  return (
    <FormDialog
      trigger={trigger}
      title={title}
      description={t(phrase ? "phrases.editHint" : "phrases.addHint")}
    >
      {(close) => <PhraseForm {...asked} onSaved={close} />}
    </FormDialog>
  );
}
