import type { ChangeScope } from "@riwaq/contracts/scheduling/changes";
import { useTranslation } from "react-i18next";

import { RadioChips } from "../../../../components/ui/radio-chips.tsx";
import type { Change } from "../queries.ts";

type ScopeChoiceProps = {
  kind: Change["kind"];
  value: ChangeScope;
  onChange: (scope: ChangeScope) => void;
};

/** This lesson of a series, or it and all that follow. */
export function ScopeChoice({ kind, value, onChange }: ScopeChoiceProps) {
  const { t } = useTranslation("sessions");
  return (
    <RadioChips
      legend={t(`scope.${kind}`)}
      value={value}
      onChoose={onChange}
      choices={[
        { value: "one", label: t("scope.one") },
        { value: "following", label: t("scope.following") },
      ]}
    />
  );
}
