import type { ParentHome, StudentHome } from "@riwaq/contracts/views/homes";
import { Link } from "@tanstack/react-router";
import { ClipboardList, FileText, MailOpen, PenLine } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";

import { NEED_ROW, Need, NeedsList } from "../../../../components/homes/needs-list.tsx";
import { paths } from "../../../../config/paths.ts";
import { isolated } from "../../../../lib/format.ts";

type Child = ParentHome["children"][number];
type NeedKey = Child["needs"][number];

const ICONS: Record<NeedKey, LucideIcon> = {
  consent: PenLine,
  report: FileText,
  periodic_report: ClipboardList,
};

function ChildNeed({ need, child }: { need: NeedKey; child: Child }) {
  const { t } = useTranslation("homes");
  const said = (
    <Need Icon={ICONS[need]} title={t(`needs.${need}`)} whose={<bdi>{child.name}</bdi>} />
  );
  if (need === "consent") {
    return (
      <Link to={paths.children} className={NEED_ROW}>
        {said}
      </Link>
    );
  }
  const [to, id] =
    need === "report"
      ? ([paths.report, child.last_report?.id] as const)
      : ([paths.periodicReport, child.periodic_report_id] as const);
  return (
    <Link to={to} params={{ id: id ?? "" }} className={NEED_ROW}>
      {said}
    </Link>
  );
}

/** What each child needs of a parent, and invitations: the link that accepts one is in its mail and nowhere else. */
export function ParentNeeds({ home: { children, invitations } }: { home: ParentHome }) {
  const { t } = useTranslation("homes");
  const needs = children.flatMap((child) => child.needs.map((need) => ({ need, child })));
  if (needs.length + invitations.length === 0) return null;
  return (
    <NeedsList label={t("needs.label")}>
      {invitations.map(({ teacher, child }) => (
        <li key={`${teacher} ${child}`} className={NEED_ROW}>
          <Need
            Icon={MailOpen}
            title={t("invitation", { teacher: isolated(teacher), child: isolated(child) })}
            hasWay={false}
          />
        </li>
      ))}
      {needs.map(({ need, child }) => (
        <li key={`${need} ${child.id}`}>
          <ChildNeed need={need} child={child} />
        </li>
      ))}
    </NeedsList>
  );
}

/** A pupil's: the report that was not read yet. */
export function StudentNeeds({ report }: { report: StudentHome["last_report"] }) {
  const { t } = useTranslation("homes");
  if (!report?.is_new) return null;
  return (
    <NeedsList label={t("needs.label")}>
      <li>
        <Link to={paths.report} params={{ id: report.id }} className={NEED_ROW}>
          <Need Icon={FileText} title={t("needs.report")} />
        </Link>
      </li>
    </NeedsList>
  );
}

/** Lists of other features, each of which reads its own: a route brings them. */
export type FamilyLists = { offers: ReactNode; owed: ReactNode };

/** Once there was something it stays: whoever is in the middle of it keeps it on the screen. */
function useEver(isSo: boolean) {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return isSo || wasSo;
}

type WaitingProps = { waiting: StudentHome["waiting"]; lists: FamilyLists; children: ReactNode };

/** What needs the reader: what is to be confirmed and chosen, asked for only where there is something; then the rest. */
export function FamilyNeeds({ waiting, lists, children }: WaitingProps) {
  const hasOffers = useEver(waiting.offers > 0);
  const isOwed = useEver(waiting.make_ups > 0);
  return (
    <div className="flex flex-col gap-4 empty:hidden [&>section]:mb-0">
      {hasOffers && lists.offers}
      {children}
      {isOwed && lists.owed}
    </div>
  );
}
