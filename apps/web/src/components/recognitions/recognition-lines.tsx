import { proof } from "@riwaq/contracts/institute/recognitions.calls";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { hrefOf } from "../../lib/api.ts";
import { formatCivilDate, isolated } from "../../lib/format.ts";
import { useInstitute } from "../../lib/institute.ts";

/** Who recognises the institute today, each with the way to its proof; without one nothing is claimed. */
export function RecognitionLines({ className }: { className: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const valid = useInstitute()?.recognitions ?? [];
  if (valid.length === 0) return null;
  return (
    <ul className={className}>
      {valid.map(({ id, body, number, valid_until }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-3">
          <span>
            {t("recognition.line", {
              body: isolated(body),
              number: isolated(number),
              date: formatCivilDate(valid_until, language),
            })}
          </span>
          <a
            href={hrefOf(proof, { params: { id } })}
            target="_blank"
            rel="noreferrer"
            aria-label={t("recognition.proofOf", { body: isolated(body) })}
            className="inline-flex min-h-11 items-center text-primary underline underline-offset-4 hover:text-primary-hover"
          >
            {t("recognition.proof")}
          </a>
        </li>
      ))}
    </ul>
  );
}
