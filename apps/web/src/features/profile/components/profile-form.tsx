import { zodResolver } from "@hookform/resolvers/zod";
import type { Profile } from "@riwaq/contracts/profile";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { UnsavedChanges } from "../../../components/layout/unsaved-changes.tsx";
import { Avatar } from "../../../components/ui/avatar.tsx";
import { Card, CardTitle } from "../../../components/ui/card.tsx";
import { FormAlert } from "../../../components/ui/form-alert.tsx";
import { toast } from "../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../i18n/use-language.ts";
import { applyServerErrors } from "../../../lib/form-errors.ts";
import { useFailureMessages } from "../../../lib/use-failure-messages.ts";
import { useUpdateProfile } from "../api/update-profile.ts";
import {
  PROFILE_FIELDS,
  ProfileValues,
  changedValues,
  profileValuesOf,
} from "../model/profile-values.ts";
import { EmailRow } from "./email-row.tsx";
import { ProfileFields } from "./profile-fields.tsx";
import { SaveButton } from "./save-button.tsx";

type ProfileFormProps = { profile: Profile; onSaved: (profile: Profile) => void };

export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const { t } = useTranslation("profile");
  const { language, setLanguage } = useLanguage();
  const failureMessages = useFailureMessages();
  const update = useUpdateProfile();
  const form = useForm({
    resolver: zodResolver(ProfileValues),
    defaultValues: profileValuesOf(profile),
  });
  // Read while rendering, or the form would not keep track of them.
  const { dirtyFields, isDirty } = form.formState;
  const celebrate = (saved: Profile) => {
    form.reset(profileValuesOf(saved));
    toast({ title: t("toasts.profile"), description: t("toasts.profileText") });
    if (dirtyFields.language && saved.language !== language) void setLanguage(saved.language);
    onSaved(saved);
  };
  const submit = form.handleSubmit((values) =>
    update.mutate(changedValues(values, dirtyFields), {
      onSuccess: celebrate,
      onError: (error) => applyServerErrors(error, PROFILE_FIELDS, form.setError),
    }),
  );
  return (
    <Card>
      <div className="mb-6 flex items-center gap-4">
        <Avatar name={profile.name} picture={profile.picture} className="size-16 text-2xl" />
        <CardTitle>{t("form.title")}</CardTitle>
      </div>
      <EmailRow email={profile.email} isVerified={profile.email_verified} />
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 space-y-5">
          <ProfileFields />
          <FormAlert messages={update.error ? failureMessages(update.error) : []} />
          <SaveButton label={t("form.save")} isBusy={update.isPending} />
        </form>
      </FormProvider>
      <UnsavedChanges hasChanges={() => isDirty} />
    </Card>
  );
}
