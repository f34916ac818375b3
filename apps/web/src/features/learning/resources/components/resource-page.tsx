import type { Resource } from "@riwaq/contracts/learning/resources";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { cn } from "../../../../lib/cn.ts";
import {
  deviceTimeZone,
  formatDate,
  formatBytes,
  formatNames,
  isolated,
} from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { useMarkRead } from "../mutations.ts";
import { resourceQuery } from "../queries.ts";
import { ResourceType } from "./resource-type.tsx";
import { ResourceViewer } from "./resource-viewer.tsx";

type Names = ReadonlyMap<string, string>;

function Facts({ resource, names }: { resource: Resource; names: Names }) {
  const { t } = useTranslation("resources");
  const { language } = useLanguage();
  const zone = useReaderZone() ?? deviceTimeZone();
  const children = resource.assigned_students.flatMap((id) => names.get(id) ?? []);
  const date = formatDate(resource.last_updated, language, zone);
  return (
    <ul className="flex flex-wrap items-center gap-x-5 gap-y-1 text-ink-muted">
      <li>
        <ResourceType type={resource.type} />
      </li>
      {resource.file && (
        <li>
          <bdi>{formatBytes(resource.file.size_bytes, language)}</bdi>
        </li>
      )}
      <li>{t("view.teacher", { name: isolated(resource.teacher_name) })}</li>
      {children.length > 0 && <li>{t("view.for", { names: formatNames(children, language) })}</li>}
      <li>{t("view.updated", { date: isolated(date) })}</li>
    </ul>
  );
}

/** Opened once, it is no longer new. */
function useReadMark({ id, is_new }: Resource) {
  const { mutate } = useMarkRead();
  useEffect(() => {
    if (is_new) mutate(id);
  }, [id, is_new, mutate]);
}

function Opened({ resource }: { resource: Resource }) {
  useReadMark(resource);
  return <ResourceViewer resource={resource} />;
}

type HeadProps = { resource: Resource | undefined; names: Names };

/** One heading from the first moment on: the focus stays on it while the title arrives. */
function Head({ resource, names }: HeadProps) {
  const { t } = useTranslation("resources");
  return (
    <header className="space-y-2">
      <h1 className={cn("wrap-anywhere", !resource && "sr-only")}>
        {resource ? <bdi>{resource.title}</bdi> : t("title")}
      </h1>
      {resource && <Facts resource={resource} names={names} />}
    </header>
  );
}

function Gone() {
  const { t } = useTranslation("resources");
  const action = (
    <Button asChild>
      <Link to={paths.resources}>{t("view.back")}</Link>
    </Button>
  );
  return (
    <>
      <h1 className="sr-only">{t("view.gone")}</h1>
      <EmptyState title={t("view.gone")} hint={t("view.goneHint")} action={action} />
    </>
  );
}

type ResourcePageProps = {
  id: string;
  /** Of the reader's children, by id. */
  names: Names;
};

/** One resource with its file, for whoever may see it. */
export function ResourcePage({ id, names }: ResourcePageProps) {
  const { t } = useTranslation("resources");
  const query = useQuery(resourceQuery(id));
  if (query.error instanceof ApiError && query.error.status === 404) return <Gone />;
  return (
    <div className="space-y-6">
      <Button asChild variant="ghost" size="sm" className="-ms-3.5 min-h-11">
        <Link to={paths.resources}>
          <ArrowLeft aria-hidden strokeWidth={1.75} className="flip-rtl" />
          {t("view.back")}
        </Link>
      </Button>
      <Head resource={query.data} names={names} />
      <QueryView query={query}>{(resource) => <Opened resource={resource} />}</QueryView>
    </div>
  );
}
