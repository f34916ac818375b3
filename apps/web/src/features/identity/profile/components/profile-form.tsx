import type { Profile, ProfileChange } from "@riwaq/contracts/identity/profile";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { withInternationalPhone } from "../../../../lib/phone/international-phone.ts";
import { type Saving, touched, useAppForm } from "../../../../lib/use-app-form.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { ProfileValues, profileValuesOf } from "../model/profile-values.ts";
import { useUpdateProfile } from "../mutations.ts";
import { EmailRow } from "./email-row.tsx";
import { PictureField } from "./picture-field.tsx";
import { ProfileFields } from "./profile-fields.tsx";
import { TimeZoneQuestion } from "./time-zone-question.tsx";
import { useZoneChange } from "./use-zone-change.ts";

type ProfileFormProps = { profile: Profile; onSaved: (profile: Profile) => void };

/** Another time zone asks first what becomes of lessons, where there are any. */
function useSaving(): Saving<ProfileChange, Profile> & { zone: ReturnType<typeof useZoneChange> } {
  const update = useUpdateProfile();
  const zone = useZoneChange(update.mutate);
  return {
    mutate: (change, told) =>
      change.time_zone === undefined ? update.mutate(change, told) : zone.ask(change, told),
    // While the question is open, what failed is said there.
    error: zone.question ? null : (update.error ?? zone.error),
    isPending: update.isPending || zone.isAsking,
    zone,
  };
}

function useProfileForm({ profile, onSaved }: ProfileFormProps) {
  const { t } = useTranslation("profile");
  const { language, setLanguage } = useLanguage();
  const { zone, ...mutation } = useSaving();
  const form = useAppForm({
    rules: withInternationalPhone(ProfileValues, language),
    defaultValues: profileValuesOf(profile),
    mutation,
    toSend: (values: ProfileValues, dirty) => touched(values, dirty),
    valuesOf: profileValuesOf,
    onSaved: (saved, sent) => {
      toast({ title: t("toasts.profile"), description: t("toasts.profileText") });
      if (sent.language && saved.language !== language) void setLanguage(saved.language);
      onSaved(saved);
    },
  });
  return { form, zone };
}

export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const { t } = useTranslation("profile");
  const failureMessages = useFailureMessages();
  const { form, zone } = useProfileForm({ profile, onSaved });
  const { question } = zone;
  return (
    <Card>
      <CardTitle className="mb-5">{t("form.title")}</CardTitle>
      <PictureField profile={profile} onSaved={(picture) => onSaved({ ...profile, picture })} />
      <div className="mt-6 mb-5">
        <EmailRow email={profile.email} isVerified={profile.email_verified} />
      </div>
      <AppForm of={form} place="page" submitLabel={t("form.save")}>
        <ProfileFields />
      </AppForm>
      {question && (
        <TimeZoneQuestion
          preview={question.preview}
          zone={question.zone}
          isBusy={zone.isSaving || form.isBusy}
          messages={zone.error ? failureMessages(zone.error) : []}
          onChoose={zone.answer}
          onClose={zone.close}
        />
      )}
    </Card>
  );
}
