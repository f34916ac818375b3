import { useTranslation } from "react-i18next";

import type { TermsSection } from "../../config/paths.ts";

/** One section of the terms; its texts are fetched with it. */
export function TermsText({ section }: { section: TermsSection }) {
  const { t } = useTranslation("terms");
  const { title, points } = t("sections", { returnObjects: true })[section];
  return (
    <>
      <h3 className="mb-3">{title}</h3>
      <ul className="list-disc space-y-2 ps-5 text-ink-muted marker:text-accent">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}
