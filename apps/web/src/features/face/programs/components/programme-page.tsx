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
import { usePublicValue } from "../../../../lib/public-value.ts";
import { programmeAt } from "../model/programme-at.ts";
import { ProgrammeView } from "./programme-view.tsx";

/**
 * One programme as staff describe it: what one can do after each level, and a page of what is worked with. As high as the
 * screen from the first moment on: nothing below it moves when it has been read.
 */
export function ProgrammePage({ slug }: { slug: string }) {
  const { t } = useTranslation("programs");
  const { language } = useLanguage();
  const query = usePublicValue(programmeAt(slug));
  usePageName(query.data?.name[language]);
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  return (
    <div className="wrap min-h-screen pt-6 lg:pt-10">
      <Button asChild variant="ghost" size="sm" className="-ms-3.5 min-h-11">
        <Link to={paths.programs}>
          <ArrowLeft aria-hidden strokeWidth={1.75} className="flip-rtl" />
          {t("one.back")}
        </Link>
      </Button>
      {isGone ? (
        <Gone />
      ) : (
        <>
          {query.isError && !query.data && <h1 className="sr-only">{t("one.title")}</h1>}
          <QueryView query={query} loading={<ProgrammeView slug={slug} />}>
            {(programme) => <ProgrammeView slug={slug} programme={programme} />}
          </QueryView>
        </>
      )}
    </div>
  );
}

/** None has that address, or it is offered no longer. */
function Gone() {
  const { t } = useTranslation("programs");
  const action = (
    <Button asChild>
      <Link to={paths.programs}>{t("one.back")}</Link>
    </Button>
  );
  return (
    <>
      <h1 className="sr-only">{t("one.gone")}</h1>
      <EmptyState title={t("one.gone")} hint={t("one.goneHint")} action={action} />
    </>
  );
}
