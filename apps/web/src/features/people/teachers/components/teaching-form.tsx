import type { TeachingProfile } from "@riwaq/contracts/people/teachers";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { touched, useAppForm } from "../../../../lib/use-app-form.ts";
import { TeachingValues, teachingValuesOf } from "../model/teaching-values.ts";
import { useSaveTeachingProfile } from "../mutations.ts";
import { BioFields } from "./bio-fields.tsx";
import { HoursFields } from "./hours-fields.tsx";
import { MeetingFields } from "./meeting-fields.tsx";
import { SubjectFields } from "./subject-fields.tsx";

export function TeachingForm({ profile }: { profile: TeachingProfile }) {
  const { t } = useTranslation("teachers");
  const form = useAppForm({
    rules: TeachingValues,
    defaultValues: teachingValuesOf(profile),
    mutation: useSaveTeachingProfile(),
    toSend: touched,
    valuesOf: teachingValuesOf,
    onSaved: ({ approval }) =>
      toast({
        title: t("own.saved"),
        description: t(approval === "approved" ? "own.savedText" : "own.savedHidden"),
      }),
  });
  return (
    <Card>
      <AppForm of={form} place="page" submitLabel={t("own.save")} className="space-y-7">
        <SubjectFields />
        <BioFields />
        <HoursFields />
        <MeetingFields providers={profile.available_providers} />
      </AppForm>
    </Card>
  );
}
