import type { Statements } from "@riwaq/contracts/billing/statements";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { statementsQuery } from "../queries.ts";
import { ExactSection } from "./exact-section.tsx";
import { OpenSection } from "./open-section.tsx";
import { SettledSection } from "./settled-section.tsx";
import { StatementFile } from "./statement-file.tsx";

/** Nobody can transfer anything yet. */
function NoAccount() {
  const { t } = useTranslation("statements");
  return (
    <EmptyState
      title={t("none.noAccount")}
      hint={t("none.noAccountHint")}
      action={
        <Button asChild>
          <Link to={paths.shop}>{t("none.toShop")}</Link>
        </Button>
      }
    />
  );
}

function Lines({ statements: { iban, holder, open, settled } }: { statements: Statements }) {
  const { t } = useTranslation("statements");
  const exact = open.filter(({ verdict }) => verdict === "exact");
  const others = open.filter(({ verdict }) => verdict !== "exact");
  return (
    <div className="max-w-4xl space-y-6">
      <p className="text-ink-muted wrap-anywhere">
        {t("account")} <bdi className="font-semibold text-ink">{holder}</bdi>
        {" · "}
        <bdi dir="ltr">{iban.replaceAll(/(.{4})(?=.)/g, "$1 ")}</bdi>
      </p>
      <StatementFile />
      {open.length === 0 && <EmptyState title={t("none.title")} hint={t("none.hint")} />}
      {exact.length > 0 && <ExactSection lines={exact} />}
      {others.length > 0 && <OpenSection lines={others} />}
      {settled.length > 0 && <SettledSection lines={settled} />}
    </div>
  );
}

/** What came by bank transfer: a statement is read, what is exact is confirmed at once, the rest one by one. */
export function StatementsPage() {
  const { t } = useTranslation(["statements", "common"]);
  const query = useQuery(statementsQuery);
  return (
    <>
      <PageHeader title={t("common:titles.statements")} description={t("intro")} />
      <QueryView query={query}>
        {(statements) =>
          statements.iban === "" ? <NoAccount /> : <Lines statements={statements} />
        }
      </QueryView>
    </>
  );
}
