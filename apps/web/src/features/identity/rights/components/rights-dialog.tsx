import { Rights, type StaffMember } from "@riwaq/contracts/identity/rights";
import type { ReactNode } from "react";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { isolated } from "../../../../lib/format.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useSetRights } from "../mutations.ts";
import { RightsField } from "./rights-field.tsx";
import { useTellOfRights } from "./use-tell-of-rights.ts";

type FormProps = { member: StaffMember | undefined; isOwn: boolean; onSaved: () => void };

function RightsForm({ member, isOwn, onSaved }: FormProps) {
  const { t } = useTranslation("staff");
  const tell = useTellOfRights();
  const form = useAppForm({
    rules: Rights,
    defaultValues: { email: member?.email ?? "", rights: member?.rights ?? [] },
    mutation: useSetRights(),
    toSend: (values) => values,
    onSaved: (list, sent) => {
      tell(list, sent, member);
      onSaved();
    },
  });
  return (
    <AppForm
      of={form}
      place="dialog"
      submitLabel={t(member ? "rights.save" : "rights.addSubmit")}
      className="space-y-6"
    >
      {!member && (
        <TextField
          label={t("rights.email")}
          type="email"
          autoComplete="off"
          dir="ltr"
          {...form.field("email")}
        />
      )}
      <Controller
        control={form.form.control}
        name="rights"
        render={({ field: { value, onChange } }) => (
          <>
            <RightsField chosen={value} onChange={onChange} />
            {isOwn && !value.includes("people") && <Note>{t("rights.ownPeople")}</Note>}
          </>
        )}
      />
    </AppForm>
  );
}

type RightsDialogProps = { member?: StaffMember; isOwn?: boolean; trigger: ReactNode };

/** Without a member it is somebody who works here from then on. */
export function RightsDialog({ member, isOwn = false, trigger }: RightsDialogProps) {
  const { t } = useTranslation("staff");
  const name = isolated(member?.name ?? "");
  return (
    <FormDialog
      trigger={trigger}
      title={member ? t("rights.listOf", { name }) : t("rights.add")}
      description={member ? t("rights.changeText", { name }) : t("rights.addText")}
    >
      {(close) => <RightsForm member={member} isOwn={isOwn} onSaved={close} />}
    </FormDialog>
  );
}
