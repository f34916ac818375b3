import type { MeetingProviderName } from "@riwaq/contracts/people/teachers";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { SelectField } from "../../../../components/ui/select-field.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { useFields } from "../../../../lib/use-app-form.ts";
import { linkFromInput } from "../model/teaching-values.ts";
import type { TeachingValues } from "../model/teaching-values.ts";

/** Where lessons meet: whatever this installation offers, and the link where it is the teacher's own. */
export function MeetingFields({ providers }: { providers: readonly MeetingProviderName[] }) {
  const { t } = useTranslation("teachers");
  const { watch } = useFormContext<TeachingValues>();
  const field = useFields<TeachingValues>();
  return (
    <>
      <SelectField
        name="meeting_provider"
        label={t("own.meeting")}
        hint={t("own.meetingHint")}
        options={providers.map((value) => ({ value, label: t(`own.providers.${value}`) }))}
      />
      {watch("meeting_provider") === "own" && (
        <TextField
          label={t("own.link")}
          hint={t("own.linkHint")}
          type="url"
          inputMode="url"
          dir="ltr"
          className="rtl:text-end"
          autoComplete="off"
          isOptional
          {...field("meeting_link", { setValueAs: linkFromInput })}
        />
      )}
    </>
  );
}
