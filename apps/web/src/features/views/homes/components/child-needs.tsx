import type { ParentHome } from "@riwaq/contracts/views/homes";
import { Link } from "@tanstack/react-router";
import { ChevronRight, ClipboardList, FileText, PenLine } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { paths } from "../../../../config/paths.ts";

type Child = ParentHome["children"][number];
type Need = Child["needs"][number];

const ICONS: Record<Need, LucideIcon> = {
  consent: PenLine,
  report: FileText,
  periodic_report: ClipboardList,
};

const LINK = "flex min-h-12 items-center gap-3 rounded-md px-3 py-2 font-semibold hover:bg-surface";

function NeedLink({ need, child, children }: { need: Need; child: Child; children: ReactNode }) {
  if (need === "consent") {
    return (
      <Link to={paths.children} className={LINK}>
        {children}
      </Link>
    );
  }
  if (need === "periodic_report") {
    return (
      <Link
        to={paths.periodicReport}
        params={{ id: child.periodic_report_id ?? "" }}
        className={LINK}
      >
        {children}
      </Link>
    );
  }
  return (
    <Link to={paths.report} params={{ id: child.last_report?.id ?? "" }} className={LINK}>
      {children}
    </Link>
  );
}

/** What waits for the parent, each as the way to do it; nothing where nothing waits. */
export function ChildNeeds({ child }: { child: Child }) {
  const { t } = useTranslation("homes");
  if (child.needs.length === 0) return null;
  return (
    <ul
      aria-label={t("needs.label")}
      className="rounded-md bg-accent-soft p-1.5 text-on-accent-soft"
    >
      {child.needs.map((need) => {
        const Icon = ICONS[need];
        return (
          <li key={need}>
            <NeedLink need={need} child={child}>
              <Icon aria-hidden strokeWidth={1.75} className="size-5 shrink-0" />
              <span className="min-w-0 grow">{t(`needs.${need}`)}</span>
              <ChevronRight aria-hidden className="flip-rtl size-5 shrink-0" />
            </NeedLink>
          </li>
        );
      })}
    </ul>
  );
}
