import type { Applicants } from "@riwaq/contracts/people/teachers";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { Pagination } from "../../../../components/ui/pagination.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { ServerSearchField } from "../../../../components/ui/server-search-field.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../../../components/ui/tabs.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { APPLICANT_TABS, parseApplicantSearch, questionOf } from "../model/approvals.ts";
import type { ApplicantSearch, ApplicantTab } from "../model/approvals.ts";
import { applicantsQuery } from "../queries.ts";
import type { ApplicationParts } from "./applicant-dialog.tsx";
import { ApplicantTable } from "./applicant-table.tsx";

type ListProps = ApplicationParts & {
  search: ApplicantSearch;
  onSearch: (search: ApplicantSearch) => void;
};

function Found({ search, onSearch, found, ...parts }: ListProps & { found: Applicants }) {
  const { page, page_count, teachers } = found;
  return (
    <div className="space-y-6">
      <ApplicantTable teachers={teachers} {...parts} />
      {page_count > 1 && (
        <Pagination
          page={page}
          pageCount={page_count}
          onPage={(next) => onSearch({ ...search, page: next })}
        />
      )}
    </div>
  );
}

function TabNames({ found }: { found: Applicants | undefined }) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const countOf = ({ counts, ending }: Applicants, name: ApplicantTab) =>
    name === "ending" ? ending : counts[name];
  return (
    <TabsList aria-label={t("applicants.tabs")}>
      {APPLICANT_TABS.map((name) => (
        <TabsTrigger key={name} value={name}>
          {t(`applicants.tab.${name}`)}{" "}
          {found && (
            <span className="ms-1 text-ink-muted tabular-nums">
              {formatNumber(countOf(found, name), language)}
            </span>
          )}
        </TabsTrigger>
      ))}
    </TabsList>
  );
}

function List({ search, onSearch, ...parts }: ListProps) {
  const { t } = useTranslation("staff");
  const { tab = "applied", q = "" } = search;
  const query = useQuery(applicantsQuery(questionOf(search)));
  const empty =
    q === "" ? (
      <EmptyState title={t(`applicants.empty.${tab}`)} />
    ) : (
      <EmptyState title={t("applicants.nobody")} hint={t("applicants.nobodyHint")} />
    );
  return (
    <Tabs value={tab} onValueChange={(next) => onSearch(parseApplicantSearch({ tab: next, q }))}>
      <TabNames found={query.data} />
      <TabsContent value={tab} className="space-y-5">
        <ServerSearchField
          label={t("applicants.search")}
          start={q}
          onSearch={(typed) => onSearch(parseApplicantSearch({ tab, q: typed }))}
        />
        <QueryView
          query={query}
          isEmpty={({ teachers }) => teachers.length === 0 && !query.isPlaceholderData}
          empty={empty}
        >
          {(found) => <Found search={search} onSearch={onSearch} found={found} {...parts} />}
        </QueryView>
      </TabsContent>
    </Tabs>
  );
}

/** Who prepares an application, who has applied, who teaches, who pauses and who was declined, for the institute's staff. */
export function ApplicantsPage(list: ListProps) {
  const { t } = useTranslation(["staff", "common"]);
  return (
    <>
      <PageHeader title={t("common:titles.applicants")} description={t("applicants.intro")} />
      <List {...list} />
    </>
  );
}
