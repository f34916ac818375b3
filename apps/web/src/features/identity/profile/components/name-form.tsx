import { ProfileChange } from "@riwaq/contracts/identity/profile";
import type { Profile } from "@riwaq/contracts/identity/profile";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { ownProfileQuery } from "../../../../lib/own-profile.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useUpdateProfile } from "../mutations.ts";

const NameValues = ProfileChange.pick({ name: true }).required();

type NameFormProps = { onSaved: (profile: Profile) => void };

function Form({ profile, onSaved }: NameFormProps & { profile: Profile }) {
  const { t } = useTranslation("profile");
  const form = useAppForm({
    rules: NameValues,
    defaultValues: { name: profile.name },
    mutation: useUpdateProfile(),
    toSend: (values) => values,
    valuesOf: ({ name }) => ({ name }),
    onSaved: (saved) => {
      toast({ title: t("toasts.profile"), description: t("toasts.profileText") });
      onSaved(saved);
    },
  });
  return (
    <AppForm of={form} place="page" submitLabel={t("account.save")}>
      <TextField label={t("form.name")} dir="auto" autoComplete="name" {...form.field("name")} />
    </AppForm>
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
