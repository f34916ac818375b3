import type { PublicProfile } from "@riwaq/contracts/people/public-profiles";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { touched, useAppForm } from "../../../../lib/use-app-form.ts";
import { PublicValues, publicValuesOf } from "../model/public-values.ts";
import { useSavePublicProfile } from "../mutations.ts";
import { AnswerFields } from "./answer-fields.tsx";
import { AudienceFields, NameFields, PartFields } from "./shown-fields.tsx";
import { ShownSwitch } from "./shown-switch.tsx";

type FormProps = { profile: PublicProfile; preview: ReactNode };

export function PublicProfileForm({ profile, preview }: FormProps) {
  const { t } = useTranslation("showcase");
  const form = useAppForm({
    rules: PublicValues,
    defaultValues: publicValuesOf(profile),
    mutation: useSavePublicProfile(),
    toSend: touched,
    valuesOf: publicValuesOf,
    onSaved: ({ is_found: isFound }) =>
      toast({
        title: t("own.saved"),
        description: t(isFound ? "own.savedShown" : "own.savedHidden"),
      }),
  });
  return (
    <Card className="mt-6">
      <CardTitle>{t("own.title")}</CardTitle>
      <p className="mt-1 measure text-ink-muted">{t("own.text")}</p>
      <div className="mt-4 mb-6">{preview}</div>
      <AppForm of={form} place="part" submitLabel={t("own.save")} className="space-y-7">
        <ShownSwitch profile={profile} />
        <PartFields available={profile.available} />
        <NameFields />
        <AudienceFields />
        <AnswerFields />
      </AppForm>
    </Card>
  );
}
