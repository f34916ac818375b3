import { zodResolver } from "@hookform/resolvers/zod";
import {
  NewProgramme,
  PROGRAMME_AREAS,
  type StaffProgramme,
} from "@riwaq/contracts/people/programmes";
import { useState } from "react";
import type { ReactNode } from "react";
import { Controller, FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTrigger,
} from "../../../../components/ui/dialog.tsx";
import { FormAlert } from "../../../../components/ui/form-alert.tsx";
import { RadioChips } from "../../../../components/ui/radio-chips.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useSaveProgramme } from "../mutations.ts";
import { LevelFields } from "./level-fields.tsx";
import { NameFields } from "./name-fields.tsx";

const BLANK: NewProgramme = { name: { en: "", fr: "", ar: "" }, area: "quran", levels: [] };

type FormProps = { programme: StaffProgramme | undefined; onSaved: () => void };

function useProgrammeForm({ programme, onSaved }: FormProps) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const save = useSaveProgramme(programme?.id);
  const { name, area, levels } = programme ?? BLANK;
  const form = useForm({
    resolver: zodResolver(NewProgramme),
    defaultValues: { name, area, levels },
  });
  const submit = form.handleSubmit((values) =>
    save.mutate(values, {
      onSuccess: (saved) => {
        toast({ title: t("programmes.saved", { name: saved.name[language] }) });
        onSaved();
      },
    }),
  );
  return { form, submit, error: save.error, isBusy: save.isPending };
}

function ProgrammeForm(props: FormProps) {
  const { t } = useTranslation("staff");
  const failureMessages = useFailureMessages();
  const { form, submit, error, isBusy } = useProgrammeForm(props);
  const areas = PROGRAMME_AREAS.map((value) => ({ value, label: t(`programmes.areas.${value}`) }));
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-6">
        <fieldset className="space-y-4">
          <legend className="font-semibold">{t("programmes.name")}</legend>
          <NameFields path="name" errors={form.formState.errors.name} />
        </fieldset>
        <Controller
          control={form.control}
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
        <LevelFields />
        <FormAlert messages={error ? failureMessages(error) : []} />
        <DialogActions>
          <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
            {t("programmes.save")}
          </Button>
        </DialogActions>
      </form>
    </FormProvider>
  );
}

type ProgrammeDialogProps = { programme?: StaffProgramme; trigger: ReactNode };

/** Without a programme it is a new one. */
export function ProgrammeDialog({ programme, trigger }: ProgrammeDialogProps) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const title = programme
    ? t("programmes.editName", { name: programme.name[language] })
    : t("programmes.add");
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent title={title} description={t("programmes.namesHint")}>
        <ProgrammeForm programme={programme} onSaved={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}
