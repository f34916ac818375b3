import { NewStaffInvitation, type StaffInvited } from "@riwaq/contracts/identity/staff-invitations";
import { MailPlus } from "lucide-react";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { DialogActions } from "../../../../components/ui/dialog.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { SelectField } from "../../../../components/ui/select-field.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { LANGUAGES } from "../../../../i18n/languages.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { isolated } from "../../../../lib/format.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useInviteStaff, useSetRights } from "../mutations.ts";
import { RightsField } from "./rights-field.tsx";
import { useTellOfRights } from "./use-tell-of-rights.ts";

type Account = Extract<StaffInvited, { state: "has_account" }> & Pick<NewStaffInvitation, "rights">;
type InvitationFormProps = { onSent: () => void; onAccount: (account: Account) => void };

function InvitationForm({ onSent, onAccount }: InvitationFormProps) {
  const { t } = useTranslation(["staff", "common"]);
  const { language } = useLanguage();
  const form = useAppForm({
    rules: NewStaffInvitation,
    defaultValues: { email: "", language, rights: [] },
    mutation: useInviteStaff(),
    toSend: (values) => values,
    onSaved: (answer, { email, rights }) => {
      if (answer.state === "has_account") return onAccount({ ...answer, rights });
      toast({ title: t("rights.invite.sent", { email: isolated(email) }) });
      onSent();
    },
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("rights.invite.send")} className="space-y-6">
      <TextField
        label={t("rights.invite.email")}
        hint={t("rights.invite.valid")}
        type="email"
        autoComplete="off"
        dir="ltr"
        {...form.field("email")}
      />
      <SelectField
        name="language"
        label={t("rights.invite.language")}
        options={LANGUAGES.map((value) => ({ value, label: t(`common:language.${value}`) }))}
      />
      <Controller
        control={form.form.control}
        name="rights"
        render={({ field: { value, onChange } }) => (
          <RightsField chosen={value} onChange={onChange} />
        )}
      />
    </AppForm>
  );
}

type HasAccountProps = { account: Account; onBack: () => void; onDone: () => void };

/** Who has an account needs no link: the role is added to it. */
function HasAccount({ account, onBack, onDone }: HasAccountProps) {
  const { t } = useTranslation(["staff", "common"]);
  const { mutate, isPending, error } = useSetRights();
  const failureMessages = useFailureMessages();
  const tell = useTellOfRights();
  const { email, rights, works_here: worksHere } = account;
  const add = () => {
    const sent = { email, rights };
    mutate(sent, {
      onSuccess: (list) => {
        tell(list, sent, undefined);
        onDone();
      },
    });
  };
  return (
    <div className="space-y-5">
      <Note>
        {t(worksHere ? "rights.invite.worksHere" : "rights.invite.hasAccount", {
          email: isolated(email),
        })}
      </Note>
      <FormAlert messages={error ? failureMessages(error) : []} />
      <DialogActions>
        <Button variant="outline" onClick={onBack}>
          {t("common:actions.back")}
        </Button>
        {!worksHere && (
          <Button aria-busy={isPending} disabled={isPending} onClick={add}>
            {t("rights.invite.addRole")}
          </Button>
        )}
      </DialogActions>
    </div>
  );
}

function Steps({ close }: { close: () => void }) {
  const [account, setAccount] = useState<Account>();
  if (!account) return <InvitationForm onSent={close} onAccount={setAccount} />;
  return <HasAccount account={account} onBack={() => setAccount(undefined)} onDone={close} />;
}

/** Somebody without an account is asked by mail to work here. */
export function InviteDialog() {
  const { t } = useTranslation("staff");
  return (
    <FormDialog
      trigger={
        <Button>
          <MailPlus aria-hidden strokeWidth={1.75} />
          {t("rights.invite.open")}
        </Button>
      }
      title={t("rights.invite.open")}
      description={t("rights.invite.text")}
    >
      {(close) => <Steps close={close} />}
    </FormDialog>
  );
}
