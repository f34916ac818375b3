import type { ReportVersions } from "@riwaq/contracts/learning/reports";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { ZonedMoment } from "../../../../components/lessons/zoned-moment.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { reportVersionsQuery } from "../queries.ts";
import { ReportText } from "./report-text.tsx";

type Version = ReportVersions[number];

function VersionItem({ version }: { version: Version }) {
  const { t } = useTranslation("reports");
  const { language } = useLanguage();
  const zone = useReaderZone();
  return (
    <li className="space-y-3 border-t border-line py-4 first:border-t-0">
      <p className="text-sm text-ink-muted">
        {t("versions.number", { number: formatNumber(version.version, language) })}
        {zone && (
          <>
            {" · "}
            <ZonedMoment at={version.written_at} zone={zone} />
          </>
        )}
      </p>
      <ReportText content={version.content} />
      {version.internal_note !== "" && (
        <div className="rounded-md border border-dashed border-line-strong bg-paper-deep p-3">
          <p className="text-sm font-semibold">{t("form.note")}</p>
          <p dir="auto" className="whitespace-pre-line">
            {version.internal_note}
          </p>
        </div>
      )}
    </li>
  );
}

function Versions({ id }: { id: string }) {
  const query = useQuery(reportVersionsQuery(id));
  return (
    <QueryView query={query}>
      {(versions) => (
        <ul>
          {versions.map((version) => (
            <VersionItem key={version.version} version={version} />
          ))}
        </ul>
      )}
    </QueryView>
  );
}

/** What was sent before, and the notes that go with it; read once somebody opens it. */
export function SentVersions({ id }: { id: string }) {
  const { t } = useTranslation("reports");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="rounded-md border border-line bg-surface px-4"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {t("versions.title")}
      </summary>
      {isOpen && <Versions id={id} />}
    </details>
  );
}
