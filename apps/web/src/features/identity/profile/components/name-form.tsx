import { zodResolver } from "@hookform/resolvers/zod";
import { ProfileChange } from "@riwaq/contracts/identity/profile";
import type { Profile } from "@riwaq/contracts/identity/profile";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { UnsavedChanges } from "../../../../components/layout/unsaved-changes.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { FormAlert } from "../../../../components/ui/form-alert.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { applyServerErrors, messagesOf } from "../../../../lib/form-errors.ts";
import { ownProfileQuery } from "../../../../lib/own-profile.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useUpdateProfile } from "../api/update-profile.ts";
import { SaveButton } from "./save-button.tsx";

const NameValues = ProfileChange.pick({ name: true }).required();

type NameFormProps = { onSaved: (profile: Profile) => void };

function Form({ profile, onSaved }: NameFormProps & { profile: Profile }) {
  const { t } = useTranslation("profile");
  const failureMessages = useFailureMessages();
  const update = useUpdateProfile();
  const { register, handleSubmit, reset, setError, formState } = useForm({
    resolver: zodResolver(NameValues),
    defaultValues: { name: profile.name },
  });
  const { errors, isDirty } = formState;
  const submit = handleSubmit((values) =>
    update.mutate(values, {
      onSuccess: (saved) => {
        reset({ name: saved.name });
        toast({ title: t("toasts.profile"), description: t("toasts.profileText") });
        onSaved(saved);
      },
      onError: (error) => applyServerErrors(error, ["name"], setError),
    }),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <TextField
        label={t("form.name")}
        dir="auto"
        autoComplete="name"
        errors={messagesOf(errors.name)}
        {...register("name")}
      />
      <FormAlert messages={update.error ? failureMessages(update.error) : []} />
      <SaveButton label={t("account.save")} isBusy={update.isPending} />
      <UnsavedChanges hasChanges={() => isDirty} />
    </form>
  );
}

/** The 'Account' tab of the settings: one's name. */
export function NameForm({ onSaved }: NameFormProps) {
  const { t } = useTranslation("profile");
  const query = useQuery(ownProfileQuery);
  return (
    <Card className="max-w-xl space-y-5">
      <CardTitle>{t("account.title")}</CardTitle>
      <QueryView query={query}>
        {(profile) => <Form profile={profile} onSaved={onSaved} />}
      </QueryView>
    </Card>
  );
}
