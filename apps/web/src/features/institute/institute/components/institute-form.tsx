import { zodResolver } from "@hookform/resolvers/zod";
import type { Institute } from "@riwaq/contracts/institute/institute";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { UnsavedChanges } from "../../../../components/layout/unsaved-changes.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { FormAlert } from "../../../../components/ui/form-alert.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { applyServerErrors, messagesOf } from "../../../../lib/form-errors.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import {
  INSTITUTE_FIELDS,
  InstituteValues,
  changedValues,
  channelFromInput,
  instituteValuesOf,
} from "../model.ts";
import { useUpdateInstitute } from "../mutations.ts";
import { RulesFields } from "./rules-fields.tsx";

const ADDRESSES = ["chat_url", "social_url", "photo_url"] as const;
const ADDRESS_START = "https://";
const LEFT_TO_RIGHT = { dir: "ltr", className: "rtl:text-end", autoComplete: "off" } as const;

function useInstituteForm(institute: Institute) {
  const { t } = useTranslation("staff");
  const update = useUpdateInstitute();
  const form = useForm<InstituteValues>({
    resolver: zodResolver(InstituteValues),
    defaultValues: instituteValuesOf(institute),
  });
  // Read while rendering, or the form would not keep track of them.
  const { dirtyFields, isDirty } = form.formState;
  const save = form.handleSubmit((values) =>
    update.mutate(changedValues(values, dirtyFields), {
      onSuccess: (saved) => {
        form.reset(instituteValuesOf(saved));
        toast({ title: t("institute.saved"), description: t("institute.savedText") });
      },
      onError: (error) => applyServerErrors(error, INSTITUTE_FIELDS, form.setError),
    }),
  );
  return { form, save, isDirty, error: update.error, isBusy: update.isPending };
}

export function InstituteForm({ institute }: { institute: Institute }) {
  const { t } = useTranslation("staff");
  const failureMessages = useFailureMessages();
  const { form, save, isDirty, error, isBusy } = useInstituteForm(institute);
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <Card className="max-w-2xl">
      <form noValidate onSubmit={(event) => void save(event)} className="space-y-5">
        <TextField
          label={t("institute.name")}
          dir="auto"
          autoComplete="organization"
          errors={messagesOf(errors.name)}
          {...register("name")}
        />
        <TextField
          label={t("institute.phone")}
          hint={t("institute.phoneHint")}
          type="tel"
          {...LEFT_TO_RIGHT}
          errors={messagesOf(errors.phone)}
          isOptional
          {...register("phone", { setValueAs: channelFromInput })}
        />
        {ADDRESSES.map((field) => (
          <TextField
            key={field}
            label={t(`institute.${field}`)}
            type="url"
            inputMode="url"
            placeholder={ADDRESS_START}
            {...LEFT_TO_RIGHT}
            errors={messagesOf(errors[field])}
            isOptional
            {...register(field, { setValueAs: channelFromInput })}
          />
        ))}
        <RulesFields control={form.control} />
        <FormAlert messages={error ? failureMessages(error) : []} />
        <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
          {t("institute.save")}
        </Button>
      </form>
      <UnsavedChanges hasChanges={() => isDirty} />
    </Card>
  );
}
