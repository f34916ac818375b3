import type { PublicTeacherPage } from "@riwaq/contracts/views/public-teachers";
import { useTranslation } from "react-i18next";

import { CertificateList } from "../../../../components/people/certificate-list.tsx";

/** What staff have seen the papers of. */
export function CheckedPapers({ certificates }: Pick<PublicTeacherPage, "certificates">) {
  const { t } = useTranslation("showcase");
  if (certificates.length === 0) return null;
  return (
    <section aria-labelledby="papers" className="space-y-3">
      <h2 id="papers">{t("papers.title")}</h2>
      <CertificateList certificates={certificates} />
      <p className="text-sm text-ink-muted">{t("papers.note")}</p>
    </section>
  );
}
