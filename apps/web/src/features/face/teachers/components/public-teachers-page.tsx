import { Link } from "@tanstack/react-router";
import { Suspense, lazy } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { usePublicValue } from "../../../../lib/public-value.ts";
import { type Need, isOpen, isOrdered, parseNeed, writtenNeed } from "../model/need.ts";
import { teachersFor } from "../model/public-teachers.ts";
import { NeedBar } from "./need-bar.tsx";
import { GridSkeleton, TeacherGrid } from "./teacher-grid.tsx";

// Most institutes have one page of teachers.
const Pagination = lazy(async () => {
  const { Pagination: Steps } = await import("../../../../components/ui/pagination.tsx");
  return { default: Steps };
});

type PublicTeachersPageProps = {
  /** As the address holds it. */
  search: Record<string, unknown>;
  onSearch: (search: ReturnType<typeof writtenNeed>) => void;
};

/** Teachers as visitors find them: those who chose to be found, for what is sought. */
export function PublicTeachersPage({ search, onSearch }: PublicTeachersPageProps) {
  const need = parseNeed(search);
  const onNeed = (next: Need) => onSearch(writtenNeed(next));
  const { t } = useTranslation("showcase");
  const { language } = useLanguage();
  const query = usePublicValue(teachersFor(need));
  const count = query.data?.count ?? 0;
  return (
    <div className="wrap pt-12 lg:pt-16">
      <PageHeader
        title={t("title")}
        description={t("intro")}
        actions={
          <Button asChild size="lg">
            <Link to={paths.findTeacher}>{t("find.action")}</Link>
          </Button>
        }
      />
      <NeedBar need={need} onNeed={onNeed} />
      <p aria-live="polite" className="my-5 min-h-6 text-ink-muted">
        {query.data &&
          count > 0 &&
          `${t("count", { count, number: formatNumber(count, language) })} ${t(isOrdered(need) ? "order.sought" : "order.turn")}`}
      </p>
      <QueryView query={query} loading={<GridSkeleton />}>
        {(found) => (
          <div className="space-y-8">
            <TeacherGrid found={found} isOpen={isOpen(need)} onOpen={() => onNeed({})} />
            {found.page_count > 1 && (
              <Suspense>
                <Pagination
                  page={found.page}
                  pageCount={found.page_count}
                  onPage={(page) => onNeed({ ...need, page })}
                />
              </Suspense>
            )}
          </div>
        )}
      </QueryView>
      <section aria-labelledby="checked" className="mt-14 measure">
        <h2 id="checked">{t("checked.title")}</h2>
        <p className="mt-2">{t("checked.text")}</p>
      </section>
    </div>
  );
}
