import { zodResolver } from "@hookform/resolvers/zod";
import type { TeachingProfile } from "@riwaq/contracts/people/teachers";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { UnsavedChanges } from "../../../../components/layout/unsaved-changes.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { FormAlert } from "../../../../components/ui/form-alert.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { applyServerErrors } from "../../../../lib/form-errors.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import {
  TEACHING_FIELDS,
  TeachingValues,
  changedTeaching,
  teachingValuesOf,
} from "../model/teaching-values.ts";
import { useSaveTeachingProfile } from "../mutations.ts";
import { BioFields } from "./bio-fields.tsx";
import { CertificateFields } from "./certificate-fields.tsx";
import { HoursFields } from "./hours-fields.tsx";
import { MeetingFields } from "./meeting-fields.tsx";
import { SubjectFields } from "./subject-fields.tsx";

function useTeachingForm(profile: TeachingProfile) {
  const { t } = useTranslation("teachers");
  const save = useSaveTeachingProfile();
  const form = useForm<TeachingValues>({
    resolver: zodResolver(TeachingValues),
    defaultValues: teachingValuesOf(profile),
  });
  // Read while rendering, or the form would not keep track of them.
  const { dirtyFields, isDirty } = form.formState;
  const submit = form.handleSubmit((values) =>
    save.mutate(changedTeaching(values, dirtyFields), {
      onSuccess: (saved) => {
        form.reset(teachingValuesOf(saved));
        toast({ title: t("own.saved"), description: t("own.savedText") });
      },
      onError: (error) => applyServerErrors(error, TEACHING_FIELDS, form.setError),
    }),
  );
  return { form, submit, isDirty, error: save.error, isBusy: save.isPending };
}

export function TeachingForm({ profile }: { profile: TeachingProfile }) {
  const { t } = useTranslation("teachers");
  const failureMessages = useFailureMessages();
  const { form, submit, isDirty, error, isBusy } = useTeachingForm(profile);
  return (
    <Card>
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void submit(event)} className="space-y-7">
          <SubjectFields />
          <BioFields />
          <CertificateFields />
          <HoursFields />
          <MeetingFields providers={profile.available_providers} />
          <FormAlert messages={error ? failureMessages(error) : []} />
          <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
            {t("own.save")}
          </Button>
        </form>
      </FormProvider>
      <UnsavedChanges hasChanges={() => isDirty} />
    </Card>
  );
}
