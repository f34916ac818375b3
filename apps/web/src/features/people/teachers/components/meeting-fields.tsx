import type { MeetingProviderName } from "@riwaq/contracts/people/teachers";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { SelectField } from "../../../../components/ui/select-field.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { useInstitute, useInstituteName } from "../../../../lib/institute.ts";
import { useFields } from "../../../../lib/use-app-form.ts";
import { linkFromInput } from "../model/teaching-values.ts";
import type { TeachingValues } from "../model/teaching-values.ts";

/**
 * Where lessons meet: whatever this installation offers, and the teacher's own link where it is that, or where it can
 * stand in for our own room.
 */
export function MeetingFields({ providers }: { providers: readonly MeetingProviderName[] }) {
  const { t } = useTranslation("teachers");
  const { watch } = useFormContext<TeachingValues>();
  const field = useFields<TeachingValues>();
  const institute = useInstituteName(useInstitute()?.name);
  const chosen = watch("meeting_provider");
  const isHere = chosen === "embedded";
  return (
    <>
      <SelectField
        name="meeting_provider"
        label={t("own.meeting")}
        hint={t(isHere ? "own.roomHint" : "own.meetingHint")}
        options={providers.map((value) => ({
          value,
          label: t(`own.providers.${value}`, { institute }),
        }))}
      />
      {(isHere || chosen === "own") && (
        <TextField
          label={t("own.link")}
          hint={t(isHere ? "own.wayOutHint" : "own.linkHint")}
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
