import { zodResolver } from "@hookform/resolvers/zod";
import { ProfileChange } from "@riwaq/contracts/identity/profile";
import type { Profile } from "@riwaq/contracts/identity/profile";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { UnsavedChanges } from "../../../../components/layout/unsaved-changes.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { FormAlert } from "../../../../components/ui/form-alert.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { applyServerErrors, messagesOf } from "../../../../lib/form-errors.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useUpdateProfile } from "../api/update-profile.ts";
import { SaveButton } from "./save-button.tsx";

const ZoomValues = ProfileChange.pick({ zoom_email: true }).required();

export function ZoomForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation("profile");
  const failureMessages = useFailureMessages();
  const update = useUpdateProfile();
  const { register, handleSubmit, reset, setError, formState } = useForm({
    resolver: zodResolver(ZoomValues),
    defaultValues: { zoom_email: profile.zoom_email ?? "" },
  });
  const { errors, isDirty } = formState;
  const submit = handleSubmit((values) =>
    update.mutate(values, {
      onSuccess: (saved) => {
        reset({ zoom_email: saved.zoom_email ?? "" });
        toast({ title: t("toasts.zoom") });
      },
      onError: (error) => applyServerErrors(error, ["zoom_email"], setError),
    }),
  );
  return (
    <Card className="max-w-2xl">
      <CardTitle className="mb-6">{t("zoom.title")}</CardTitle>
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
        <TextField
          label={t("zoom.email")}
          hint={t("zoom.hint")}
          type="email"
          dir="ltr"
          className="rtl:text-end"
          autoComplete="email"
          errors={messagesOf(errors.zoom_email)}
          {...register("zoom_email")}
        />
        <FormAlert messages={update.error ? failureMessages(update.error) : []} />
        <SaveButton label={t("zoom.save")} isBusy={update.isPending} />
      </form>
      <UnsavedChanges hasChanges={() => isDirty} />
    </Card>
  );
}
