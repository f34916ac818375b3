import type { ResourceVersions } from "@riwaq/contracts/learning/resources";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { deviceTimeZone, formatDate, formatBytes, formatNumber } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { fileAddress } from "../model/file-address.ts";
import { versionsQuery } from "../queries.ts";

type VersionItemProps = { resourceId: string; version: ResourceVersions[number] };

function VersionItem({ resourceId, version }: VersionItemProps) {
  const { t } = useTranslation("resources");
  const { language } = useLanguage();
  const zone = useReaderZone() ?? deviceTimeZone();
  const number = formatNumber(version.version, language);
  const href = fileAddress(resourceId, { version: version.version, isDownload: true });
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 grow">
        <p className="truncate">
          <bdi>{version.name}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
          <span>{t("edit.version", { number })}</span>
          <bdi>{formatDate(version.uploaded_at, language, zone)}</bdi>
          <bdi>{formatBytes(version.size_bytes, language)}</bdi>
        </p>
      </div>
      <Button asChild variant="ghost" size="icon">
        <a href={href} download aria-label={t("edit.download", { number })}>
          <Download aria-hidden strokeWidth={1.75} />
        </a>
      </Button>
    </li>
  );
}

/** Every file that the resource has had, the newest first. */
export function VersionList({ resourceId }: { resourceId: string }) {
  const { t } = useTranslation("resources");
  const query = useQuery(versionsQuery(resourceId));
  return (
    <section className="space-y-1">
      <h3 className="text-base font-semibold">{t("edit.versions")}</h3>
      <QueryView
        query={query}
        loading={<SkeletonRows count={1} />}
        empty={<p className="text-ink-muted">{t("view.noFile")}</p>}
      >
        {(versions) => (
          <ul className="divide-y divide-line">
            {versions.map((version) => (
              <VersionItem key={version.version} resourceId={resourceId} version={version} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
