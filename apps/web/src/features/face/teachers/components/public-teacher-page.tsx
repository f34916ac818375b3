import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { usePageName } from "../../../../lib/page-name.ts";
import { nameOf } from "../../../../lib/public-names.ts";
import { usePublicValue } from "../../../../lib/public-value.ts";
import { teacherAt } from "../model/public-teachers.ts";
import { TeacherView } from "./teacher-view.tsx";

/**
 * One teacher as visitors find them, and when a first lesson may be. As high as the screen from the first moment on: the
 * foot stays below it.
 */
export function PublicTeacherPage({ slug }: { slug: string }) {
  const { t } = useTranslation("showcase");
  const { language } = useLanguage();
  const query = usePublicValue(teacherAt(slug));
  usePageName(query.data && nameOf(query.data, language));
  return (
    <div className="wrap min-h-screen pt-6 lg:pt-10">
      <Button asChild variant="ghost" size="sm" className="-ms-3.5 min-h-11">
        <Link to={paths.teachers}>
          <ArrowLeft aria-hidden strokeWidth={1.75} className="flip-rtl" />
          {t("page.back")}
        </Link>
      </Button>
      {query.error instanceof ApiError && query.error.status === 404 ? (
        <Gone />
      ) : (
        <>
          {query.isError && !query.data && <h1 className="sr-only">{t("page.title")}</h1>}
          <QueryView query={query} loading={<TeacherView slug={slug} />}>
            {(teacher) => <TeacherView slug={slug} teacher={teacher} />}
          </QueryView>
        </>
      )}
    </div>
  );
}

/** Nobody has that address, or does not wish to be found any more. */
function Gone() {
  const { t } = useTranslation("showcase");
  const action = (
    <Button asChild>
      <Link to={paths.teachers}>{t("page.back")}</Link>
    </Button>
  );
  return (
    <>
      <h1 className="sr-only">{t("page.gone")}</h1>
      <EmptyState title={t("page.gone")} hint={t("page.goneHint")} action={action} />
    </>
  );
}
