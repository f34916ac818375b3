import * as rights from "@riwaq/contracts/identity/rights.calls";
import type { StaffRight } from "@riwaq/contracts/roles";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { formatNames } from "../../lib/format.ts";
import { homesQuery } from "../../lib/own-homes.ts";
import { queryOf } from "../../lib/query-of.ts";
import { QueryView } from "../ui/query-view.tsx";
import { ClosedPage } from "./closed-page.tsx";

const rightGiversQuery = queryOptions(queryOf(rights.givers));

/** Of staff who lack a right: which one, and whom to ask for it. */
function RightMissing({ title, right }: { title: string; right: StaffRight }) {
  const { t } = useTranslation("common");
  const { language } = useLanguage();
  const { data: givers = [] } = useQuery(rightGiversQuery);
  const names = givers.map(({ name }) => name);
  const hint =
    names.length === 0
      ? t("rights.missing.askSomebody")
      : t("rights.missing.ask", { names: formatNames(names, language) });
  const reason = t("rights.missing.title", { right: t(`rights.names.${right}`) });
  return <ClosedPage title={title} reason={reason} hint={hint} />;
}

type RightGateProps = { title: string; right: StaffRight; children: ReactNode };

/** A page of staff, for who has its right. Everybody else is told why it is closed; the server decides by itself. */
export function RightGate({ title, right, children }: RightGateProps) {
  const { t } = useTranslation("common");
  const query = useQuery(homesQuery);
  return (
    <QueryView query={query}>
      {({ homes: held, rights }) => {
        if (rights.includes(right)) return children;
        if (held.includes("A")) return <RightMissing title={title} right={right} />;
        return <ClosedPage title={title} reason={t("rights.notStaff")} />;
      }}
    </QueryView>
  );
}
