import type { MeetingProviderName } from "@riwaq/contracts/people/teachers";
import { Controller, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { FormField } from "../../../../components/ui/form-field.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { messagesOf } from "../../../../lib/form-errors.ts";
import { linkFromInput } from "../model/teaching-values.ts";
import type { TeachingValues } from "../model/teaching-values.ts";

/** Where lessons meet: whatever this installation offers, and the link where it is the teacher's own. */
export function MeetingFields({ providers }: { providers: readonly MeetingProviderName[] }) {
  const { t } = useTranslation("teachers");
  const { control, register, watch, formState } = useFormContext<TeachingValues>();
  const { errors } = formState;
  const options = providers.map((value) => ({ value, label: t(`own.providers.${value}`) }));
  return (
    <>
      <FormField
        label={t("own.meeting")}
        hint={t("own.meetingHint")}
        errors={messagesOf(errors.meeting_provider)}
      >
        {(attributes) => (
          <Controller
            control={control}
            name="meeting_provider"
            render={({ field }) => (
              <Select
                {...attributes}
                options={options}
                value={field.value}
                onValueChange={field.onChange}
              />
            )}
          />
        )}
      </FormField>
      {watch("meeting_provider") === "own" && (
        <TextField
          label={t("own.link")}
          hint={t("own.linkHint")}
          type="url"
          inputMode="url"
          dir="ltr"
          className="rtl:text-end"
          autoComplete="off"
          errors={messagesOf(errors.meeting_link)}
          isOptional
          {...register("meeting_link", { setValueAs: linkFromInput })}
        />
      )}
    </>
  );
}
