import { type StaffLevel, NewLevel } from "@riwaq/contracts/people/programmes";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useSaveLevel } from "../mutations.ts";
import { NameFields } from "./name-fields.tsx";

const NO_WORDS = { en: "", fr: "", ar: "" };

type Asked = { programmeId: string; level?: StaffLevel | undefined };

function LevelForm({ programmeId, level, onSaved }: Asked & { onSaved: () => void }) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const { name = NO_WORDS, description = NO_WORDS, outcome = NO_WORDS } = level ?? {};
  const form = useAppForm({
    rules: NewLevel,
    defaultValues: { name, description, outcome },
    mutation: useSaveLevel(programmeId, level?.id),
    toSend: (values) => values,
    onSaved: (_, sent) => {
      toast({ title: t("levels.saved", { name: sent.name[language] }) });
      onSaved();
    },
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("levels.save")} className="space-y-6">
      {(["name", "description", "outcome"] as const).map((path) => (
        <fieldset key={path} className="space-y-4">
          <legend className="font-semibold">{t(`levels.${path}`)}</legend>
          <NameFields path={path} />
        </fieldset>
      ))}
    </AppForm>
  );
}

/** Without a level it is a new one of this programme. */
export function LevelDialog({ trigger, ...asked }: Asked & { trigger: ReactNode }) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const { level } = asked;
  const title = level ? t("levels.editName", { name: level.name[language] }) : t("levels.add");
  return (
    <FormDialog
      trigger={trigger}
      title={title}
      description={t(level ? "levels.editHint" : "levels.addHint")}
    >
      {(close) => <LevelForm {...asked} onSaved={close} />}
    </FormDialog>
  );
}
