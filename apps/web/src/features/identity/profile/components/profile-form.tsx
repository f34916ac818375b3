import { zodResolver } from "@hookform/resolvers/zod";
import type { Profile, ProfileChange } from "@riwaq/contracts/identity/profile";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { UnsavedChanges } from "../../../../components/layout/unsaved-changes.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { FormAlert } from "../../../../components/ui/form-alert.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { applyServerErrors } from "../../../../lib/form-errors.ts";
import { withInternationalPhone } from "../../../../lib/phone/international-phone.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useUpdateProfile } from "../api/update-profile.ts";
import {
  PROFILE_FIELDS,
  ProfileValues,
  changedValues,
  profileValuesOf,
} from "../model/profile-values.ts";
import { EmailRow } from "./email-row.tsx";
import { PictureField } from "./picture-field.tsx";
import { ProfileFields } from "./profile-fields.tsx";
import { SaveButton } from "./save-button.tsx";
import { TimeZoneQuestion } from "./time-zone-question.tsx";
import { useZoneChange } from "./use-zone-change.ts";

type ProfileFormProps = { profile: Profile; onSaved: (profile: Profile) => void };

/** Another time zone asks first what becomes of lessons, where there are any. */
function useProfileForm({ profile, onSaved }: ProfileFormProps) {
  const { t } = useTranslation("profile");
  const { language, setLanguage } = useLanguage();
  const update = useUpdateProfile();
  const form = useForm({
    resolver: withInternationalPhone(zodResolver(ProfileValues), language),
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
  const explain = (error: Error) => applyServerErrors(error, PROFILE_FIELDS, form.setError);
  const save = (change: ProfileChange) =>
    update.mutate(change, { onSuccess: celebrate, onError: explain });
  const zone = useZoneChange({ save, celebrate, explain });
  const submit = form.handleSubmit((values) => {
    const change = changedValues(values, dirtyFields);
    return change.time_zone === undefined ? save(change) : zone.ask(change);
  });
  const isBusy = update.isPending || zone.isAsking;
  return { form, submit, zone, isDirty, isBusy, error: update.error ?? zone.error };
}

export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const { t } = useTranslation("profile");
  const failureMessages = useFailureMessages();
  const { form, submit, zone, isDirty, isBusy, error } = useProfileForm({ profile, onSaved });
  const { question } = zone;
  return (
    <Card>
      <CardTitle className="mb-5">{t("form.title")}</CardTitle>
      <PictureField profile={profile} onSaved={(picture) => onSaved({ ...profile, picture })} />
      <div className="mt-6">
        <EmailRow email={profile.email} isVerified={profile.email_verified} />
      </div>
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 space-y-5">
          <ProfileFields />
          <FormAlert messages={error && !question ? failureMessages(error) : []} />
          <SaveButton label={t("form.save")} isBusy={isBusy} />
        </form>
      </FormProvider>
      {question && (
        <TimeZoneQuestion
          preview={question.preview}
          zone={question.zone}
          isBusy={zone.isSaving || isBusy}
          messages={error ? failureMessages(error) : []}
          onChoose={zone.answer}
          onClose={zone.close}
        />
      )}
      <UnsavedChanges hasChanges={() => isDirty} />
    </Card>
  );
}
