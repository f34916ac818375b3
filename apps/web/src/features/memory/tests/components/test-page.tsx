import type { TestDetails } from "@riwaq/contracts/memory/tests";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { isolated } from "../../../../lib/format.ts";
import { testQuery } from "../queries.ts";
import { RunningTest } from "./running-test.tsx";
import { TestResult } from "./test-result.tsx";

/** One test: held question by question, and read once it is finished. */
export function TestPage({ id }: { id: string }) {
  const { t } = useTranslation(["tests", "common"]);
  const query = useQuery(testQuery(id));
  if (query.error instanceof ApiError && query.error.status === 404) {
    const action = (
      <Button asChild>
        <Link to={paths.home}>{t("common:notFound.home")}</Link>
      </Button>
    );
    return <EmptyState title={t("gone")} hint={t("goneHint")} action={action} />;
  }
  const name = query.data?.name;
  return (
    <>
      <PageHeader
        title={t("test.title")}
        {...(name && { description: t("list.of", { name: isolated(name) }) })}
      />
      <QueryView query={query}>{(test) => <AsItStands test={test} />}</QueryView>
    </>
  );
}

function AsItStands({ test }: { test: TestDetails }) {
  const { t } = useTranslation("tests");
  if (test.state === "finished") return <TestResult test={test} />;
  if (test.state === "running" && test.is_mine) return <RunningTest test={test} />;
  const action = (
    <Button asChild>
      <Link to={paths.tests} params={{ id: test.student_id }} search={{}}>
        {t("test.all")}
      </Link>
    </Button>
  );
  const hint =
    test.state === "running"
      ? t("test.byOther", { name: isolated(test.held_by) })
      : t("test.dropped");
  return <EmptyState title={t(`state.${test.state}`)} hint={hint} action={action} />;
}
