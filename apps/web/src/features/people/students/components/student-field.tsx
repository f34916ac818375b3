import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { FormField } from "../../../../components/ui/form-field.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import { studentsQuery } from "../queries.ts";

type StudentFieldProps = {
  label: string;
  /** Where nobody outside asks, the choice is the field's own. */
  value?: string;
  onChange?: (studentId: string) => void;
};

/** Chooses one of the teacher's students, for the forms of other features. */
export function StudentField({ label, value, onChange }: StudentFieldProps) {
  const { t } = useTranslation(["students", "common"]);
  const [own, setOwn] = useState("");
  const { data, isError } = useQuery(studentsQuery);
  const placeholder = () => {
    if (!data) return isError ? t("common:error.load") : t("select.loading");
    return data.length === 0 ? t("select.empty") : t("common:form.choose");
  };
  return (
    <FormField label={label} errors={isError && !data ? [t("common:error.network")] : []}>
      {(control) => (
        <Select
          {...control}
          options={(data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={value ?? own}
          onValueChange={onChange ?? setOwn}
          placeholder={placeholder()}
          disabled={data?.length === 0}
        />
      )}
    </FormField>
  );
}
