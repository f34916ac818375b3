import { NewProgramme, type StaffProgramme } from "@riwaq/contracts/people/programmes";
import { PROGRAMME_AREAS } from "@riwaq/domain/words";
import type { ReactNode } from "react";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { RadioChips } from "../../../../components/ui/radio-chips.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useSaveProgramme } from "../mutations.ts";
import { NameFields } from "./name-fields.tsx";

const NO_WORDS = { en: "", fr: "", ar: "" };
const BLANK: NewProgramme = { name: NO_WORDS, area: "quran", about: NO_WORDS };

type FormProps = { programme: StaffProgramme | undefined; onSaved: () => void };

function ProgrammeForm({ programme, onSaved }: FormProps) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const { name, area, about } = programme ?? BLANK;
  const form = useAppForm({
    rules: NewProgramme,
    defaultValues: { name, area, about },
    mutation: useSaveProgramme(programme?.id),
    toSend: (values) => values,
    onSaved: (saved) => {
      toast({ title: t("programmes.saved", { name: saved.name[language] }) });
      onSaved();
    },
  });
  const areas = PROGRAMME_AREAS.map((value) => ({ value, label: t(`programmes.areas.${value}`) }));
  return (
    <AppForm of={form} place="dialog" submitLabel={t("programmes.save")} className="space-y-6">
      <fieldset className="space-y-4">
        <legend className="font-semibold">{t("programmes.name")}</legend>
        <NameFields path="name" />
      </fieldset>
      <Controller
        control={form.form.control}
        name="area"
        render={({ field }) => (
          <RadioChips
            legend={t("programmes.area")}
            choices={areas}
            value={field.value}
            onChoose={field.onChange}
          />
        )}
      />
      <fieldset className="space-y-4">
        <legend className="font-semibold">{t("programmes.about")}</legend>
        <NameFields path="about" isLong />
      </fieldset>
    </AppForm>
  );
}

type ProgrammeDialogProps = { programme?: StaffProgramme; trigger: ReactNode };

/** Without a programme it is a new one. */
export function ProgrammeDialog({ programme, trigger }: ProgrammeDialogProps) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const title = programme
    ? t("programmes.editName", { name: programme.name[language] })
    : t("programmes.add");
  return (
    <FormDialog trigger={trigger} title={title} description={t("programmes.namesHint")}>
      {(close) => <ProgrammeForm programme={programme} onSaved={close} />}
    </FormDialog>
  );
}
