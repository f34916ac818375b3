import { GuardianCode } from "@riwaq/contracts/people/children";
import { KeyRound } from "lucide-react";
import { useTranslation } from "react-i18next";

import { ConsentField } from "../../../../components/lessons/consent-field.tsx";
import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { isolated } from "../../../../lib/format.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useLinkChild } from "../mutations.ts";

function LinkChildForm({ onLinked }: { onLinked: () => void }) {
  const { t } = useTranslation("children");
  const form = useAppForm({
    rules: GuardianCode,
    defaultValues: { code: "" },
    mutation: useLinkChild(),
    toSend: (values) => values,
    onSaved: ({ name }) => {
      toast({ title: t("link.done", { name: isolated(name) }) });
      onLinked();
    },
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("link.submit")}>
      <TextField
        label={t("link.code")}
        hint={t("link.hint")}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="font-mono tracking-widest uppercase rtl:text-end"
        {...form.field("code")}
      />
      <ConsentField />
    </AppForm>
  );
}

/** A student who signs in alone, or a child that the other parent has added: linked by a code of theirs. */
export function LinkChildDialog() {
  const { t } = useTranslation("children");
  return (
    <FormDialog
      trigger={
        <Button variant="outline">
          <KeyRound aria-hidden strokeWidth={1.75} />
          {t("link.open")}
        </Button>
      }
      title={t("link.title")}
      description={t("link.text")}
    >
      {(close) => <LinkChildForm onLinked={close} />}
    </FormDialog>
  );
}
