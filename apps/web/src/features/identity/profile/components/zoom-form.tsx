import { ProfileChange } from "@riwaq/contracts/identity/profile";
import type { Profile } from "@riwaq/contracts/identity/profile";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useUpdateProfile } from "../mutations.ts";

const ZoomValues = ProfileChange.pick({ zoom_email: true }).required();

const valuesOf = ({ zoom_email }: Profile) => ({ zoom_email: zoom_email ?? "" });

export function ZoomForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation("profile");
  const form = useAppForm({
    rules: ZoomValues,
    defaultValues: valuesOf(profile),
    mutation: useUpdateProfile(),
    toSend: (values) => values,
    valuesOf,
    onSaved: () => toast({ title: t("toasts.zoom") }),
  });
  return (
    <Card className="max-w-2xl">
      <CardTitle className="mb-6">{t("zoom.title")}</CardTitle>
      <AppForm of={form} place="page" submitLabel={t("zoom.save")}>
        <TextField
          label={t("zoom.email")}
          hint={t("zoom.hint")}
          type="email"
          dir="ltr"
          className="rtl:text-end"
          autoComplete="email"
          {...form.field("zoom_email")}
        />
      </AppForm>
    </Card>
  );
}
