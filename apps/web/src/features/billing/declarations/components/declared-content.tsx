import type { Declaration } from "@riwaq/contracts/billing/legal-acts";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatCivilDate, isolated } from "../../../../lib/format.ts";

/** The statement and what belongs to it, as it is kept and as the mail repeats it. */
export function DeclaredContent({ declaration }: { declaration: Declaration }) {
  const { t } = useTranslation("declare");
  const { language } = useLanguage();
  const { kind, name, email, reference, ends_on: day } = declaration;
  const lines = [
    t("content.name", { value: isolated(name) }),
    t("content.email", { value: isolated(email) }),
    ...(reference === "" ? [] : [t("content.reference", { value: isolated(reference) })]),
    ...(day === "" ? [] : [t("content.endsOn", { value: formatCivilDate(day, language) })]),
  ];
  return (
    <div className="rounded-md bg-paper-deep p-5 wrap-anywhere">
      <p className="font-semibold">{t(`acts.${kind}.statement`)}</p>
      <ul className="mt-3 space-y-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
