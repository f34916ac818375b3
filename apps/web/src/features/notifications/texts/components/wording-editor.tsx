import type { EarlierWording, Wording } from "@riwaq/contracts/notifications/texts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { UnsavedChanges } from "../../../../components/ui/unsaved-changes.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { languageName } from "../../../../lib/language-name.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useResetWording, useSaveWording } from "../mutations.ts";
import { EarlierWordings } from "./earlier-wordings.tsx";
import { WordingFields } from "./wording-fields.tsx";
import { WordingPreview } from "./wording-preview.tsx";

/** What may stand in them the server says, at each of them. */
const Texts = z.record(z.string(), z.string());

const textsOf = ({ texts }: Wording): Record<string, string> =>
  Object.fromEntries(texts.map(({ name, text }) => [name, text]));

type NewerProps = { isDirty: boolean; onTake: () => void; onKeep: () => void };

/** Somebody else was faster: nothing that was typed goes unless its writer says so. */
function Newer({ isDirty, onTake, onKeep }: NewerProps) {
  const { t } = useTranslation("staff");
  return (
    <div className="space-y-3" role="status">
      <Note>{t("letters.newer")}</Note>
      <p className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={onTake}>
          {t("letters.takeNewer")}
        </Button>
        {isDirty && (
          <Button variant="outline" onClick={onKeep}>
            {t("letters.keepMine")}
          </Button>
        )}
      </p>
    </div>
  );
}

/** The form stays with the version that its writer has seen, until they say otherwise. */
function useWordingForm(wording: Wording) {
  const { t } = useTranslation("staff");
  const { language: own } = useLanguage();
  const { template, language } = wording;
  const [seen, setSeen] = useState(wording.version);
  const form = useAppForm({
    rules: Texts,
    defaultValues: textsOf(wording),
    mutation: useSaveWording({ template, language }),
    toSend: (texts) => ({ version: seen, texts }),
    valuesOf: textsOf,
    onSaved: ({ version }) => {
      setSeen(version);
      toast({ title: t("letters.saved", { language: languageName(language, own) }) });
    },
  });
  return {
    form,
    seen,
    begin: (from: Wording) => {
      form.form.reset(textsOf(from));
      setSeen(from.version);
    },
    keep: () => setSeen(wording.version),
    takeUp: ({ texts }: EarlierWording) => {
      for (const { name, built_in } of wording.texts) {
        form.form.setValue(name, texts[name] ?? built_in, { shouldDirty: true });
      }
      toast({ title: t("letters.takenUp") });
    },
  };
}

type ResetProps = { wording: Wording; seen: number; onDone: (said: Wording) => void };

function ResetButton({ wording: { template, language }, seen, onDone }: ResetProps) {
  const { t } = useTranslation("staff");
  const { language: own } = useLanguage();
  const shown = { language: languageName(language, own) };
  return (
    <ConfirmDialog
      trigger={<Button variant="outline">{t("letters.reset")}</Button>}
      title={t("letters.reset")}
      description={t("letters.resetText", shown)}
      confirmLabel={t("letters.reset")}
      isDestructive
      mutation={useResetWording({ template, language })}
      sent={seen}
      onDone={(said) => {
        onDone(said);
        toast({ title: t("letters.resetDone", shown) });
      }}
      failureTitle={t("letters.resetFailed")}
    />
  );
}

/** `wording` is the newest there is. */
export function WordingEditor({ wording }: { wording: Wording }) {
  const { t } = useTranslation("staff");
  const { form, seen, begin, keep, takeUp } = useWordingForm(wording);
  return (
    <>
      {wording.is_outdated && <Note>{t("letters.outdated")}</Note>}
      {wording.version !== seen && (
        <Newer isDirty={form.isDirty} onTake={() => begin(wording)} onKeep={keep} />
      )}
      <AppForm
        of={form}
        place="part"
        submitLabel={t("letters.save")}
        className="space-y-8"
        beside={<WordingPreview wording={wording} valuesOf={() => form.form.getValues()} />}
      >
        <WordingFields wording={wording} />
      </AppForm>
      <UnsavedChanges hasChanges={() => form.isDirty} />
      {wording.version > 0 && <ResetButton wording={wording} seen={seen} onDone={begin} />}
      <EarlierWordings wording={wording} onTake={takeUp} />
    </>
  );
}
