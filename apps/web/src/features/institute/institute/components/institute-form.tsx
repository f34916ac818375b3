import type { Institute } from "@riwaq/contracts/institute/institute";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { touched, useAppForm } from "../../../../lib/use-app-form.ts";
import { InstituteValues, channelFromInput, instituteValuesOf } from "../model.ts";
import { useUpdateInstitute } from "../mutations.ts";
import { RulesFields } from "./rules-fields.tsx";

const ADDRESSES = ["chat_url", "social_url", "photo_url"] as const;
const ADDRESS_START = "https://";
const LEFT_TO_RIGHT = { dir: "ltr", className: "rtl:text-end", autoComplete: "off" } as const;

export function InstituteForm({ institute }: { institute: Institute }) {
  const { t } = useTranslation("staff");
  const form = useAppForm({
    rules: InstituteValues,
    defaultValues: instituteValuesOf(institute),
    mutation: useUpdateInstitute(),
    toSend: touched,
    valuesOf: instituteValuesOf,
    onSaved: () => toast({ title: t("institute.saved"), description: t("institute.savedText") }),
  });
  const { field } = form;
  return (
    <Card className="max-w-2xl">
      <AppForm of={form} place="page" submitLabel={t("institute.save")}>
        <TextField
          label={t("institute.name")}
          dir="auto"
          autoComplete="organization"
          {...field("name")}
        />
        <TextField
          label={t("institute.phone")}
          hint={t("institute.phoneHint")}
          type="tel"
          {...LEFT_TO_RIGHT}
          isOptional
          {...field("phone", { setValueAs: channelFromInput })}
        />
        {ADDRESSES.map((name) => (
          <TextField
            key={name}
            label={t(`institute.${name}`)}
            type="url"
            inputMode="url"
            placeholder={ADDRESS_START}
            {...LEFT_TO_RIGHT}
            isOptional
            {...field(name, { setValueAs: channelFromInput })}
          />
        ))}
        <RulesFields control={form.form.control} />
      </AppForm>
    </Card>
  );
}
