import type { TextPreview } from "@riwaq/contracts/notifications/texts";
import { useTranslation } from "react-i18next";

/** Each by its own name. */
export const LANGUAGE_NAMES = { en: "English", fr: "Français", ar: "العربية" } as const;

/** As it arrives: in a frame that runs nothing and leads nowhere. */
export function Arrived({ preview: { language, bell, subject, html } }: { preview: TextPreview }) {
  const { t } = useTranslation("staff");
  return (
    <div className="space-y-4">
      <dl className="space-y-3">
        {bell !== null && (
          <div>
            <dt className="text-sm text-ink-muted">{t("letters.bell")}</dt>
            <dd lang={language} dir="auto">
              {bell}
            </dd>
          </div>
        )}
        <div>
          <dt className="text-sm text-ink-muted">{t("letters.subject")}</dt>
          <dd lang={language} dir="auto" className="font-semibold">
            {subject}
          </dd>
        </div>
      </dl>
      <iframe
        sandbox=""
        srcDoc={html}
        title={t("letters.frame", { language: LANGUAGE_NAMES[language] })}
        className="h-112 w-full rounded-md border border-line bg-white"
      />
    </div>
  );
}
