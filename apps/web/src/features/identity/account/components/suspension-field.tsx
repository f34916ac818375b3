import { useId } from "react";
import { useTranslation } from "react-i18next";

import { Checkbox } from "../../../../components/ui/checkbox.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { namesOf } from "./consequence-list.tsx";

type SuspensionFieldProps = {
  names: readonly string[];
  isAgreed: boolean;
  onChange: (isAgreed: boolean) => void;
};

/** Asked by itself, since it is about others than the one who closes. */
export function SuspensionField({ names, isAgreed, onChange }: SuspensionFieldProps) {
  const { t } = useTranslation("account");
  const { language } = useLanguage();
  const id = useId();
  return (
    <div className="flex items-start gap-3 rounded-md border border-line bg-paper p-4">
      <Checkbox
        id={id}
        checked={isAgreed}
        onCheckedChange={(checked) => onChange(checked === true)}
      />
      <label htmlFor={id} className="cursor-pointer">
        {t("close.agreeSuspension", { count: names.length, names: namesOf(names, language) })}
      </label>
    </div>
  );
}
