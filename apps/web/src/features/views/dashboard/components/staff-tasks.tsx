import type { StaffHome, StaffTask } from "@riwaq/contracts/views/dashboard";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { buttonVariants } from "../../../../components/ui/button-variants.ts";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { cn } from "../../../../lib/cn.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { useCurrentMinute } from "../../../../lib/use-current-minute.ts";
import { waitedSince } from "../model/waited-since.ts";

type LinkProps = { task: StaffTask; className: string; children: ReactNode };

/** To where it is done, showing what is to do. */
function TaskLink({ task, ...props }: LinkProps) {
  switch (task) {
    case "unanswered":
      return <Link to={paths.unanswered} {...props} />;
    case "unplaced":
      return <Link to={paths.unplaced} {...props} />;
    case "emergencies":
    case "holidays":
      return <Link to={paths.holidays} {...props} />;
    case "leave":
      return <Link to={paths.staffLeaves} {...props} />;
    case "declarations":
      return <Link to={paths.legalActs} {...props} />;
    case "applications":
      return <Link to={paths.applicants} {...props} />;
    case "certificates":
      return <Link to={paths.applicants} search={{ tab: "ending" }} {...props} />;
    case "late_reports":
      return <Link to={paths.lateReports} {...props} />;
    case "periodic":
      return <Link to={paths.periodicReports} search={{ status: "submitted" }} {...props} />;
    case "leads":
      return <Link to={paths.leads} {...props} />;
    case "contact":
      return <Link to={paths.messages} {...props} />;
    case "outbox":
      return <Link to={paths.outbox} search={{ show: "problems" }} {...props} />;
    case "rounds":
      return <Link to={paths.outbox} {...props} />;
  }
}

/** Families or teachers are waiting, or the site itself has failed. */
const PRESSING = new Set<StaffTask>([
  "unanswered",
  "emergencies",
  "leave",
  "declarations",
  "outbox",
  "rounds",
]);

type RowProps = { of: StaffHome["tasks"][number]; nowMs: number };

function Row({ of: { task, count, since }, nowMs }: RowProps) {
  const { t } = useTranslation("dashboard");
  const { language } = useLanguage();
  const { value, unit } = waitedSince(since, nowMs);
  const tone = PRESSING.has(task)
    ? "bg-danger-soft text-danger"
    : "bg-accent-soft text-on-accent-soft";
  return (
    <li>
      <TaskLink
        task={task}
        className="grid min-h-18 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 px-5 py-3 hover:bg-paper-deep sm:px-6"
      >
        <span
          className={cn(
            "grid size-11 place-items-center rounded-full font-semibold tabular-nums",
            tone,
          )}
        >
          {formatNumber(count, language)}
        </span>{" "}
        <span className="min-w-0">
          <span className="block leading-snug font-semibold">{t(`staff.tasks.${task}`)}</span>{" "}
          <span className="block text-sm text-ink-muted">
            {t(`staff.since.${unit}`, { count: value })}
          </span>
        </span>
        <span aria-hidden className={buttonVariants({ variant: "outline", size: "sm" })}>
          {t(`staff.verbs.${task}`)}
        </span>
      </TaskLink>
    </li>
  );
}

/** What needs a person, each with how many there are, how long the oldest waits and the way to it. */
export function StaffTasks({ tasks }: Pick<StaffHome, "tasks">) {
  const { t } = useTranslation("dashboard");
  const { language } = useLanguage();
  const nowMs = useCurrentMinute();
  if (tasks.length === 0) {
    return <EmptyState title={t("staff.clear")} hint={t("staff.clearHint")} />;
  }
  const total = tasks.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card aria-labelledby="staff-tasks" className="p-0!">
      <div className="flex items-center gap-3 px-5 pt-5 pb-3 sm:px-6 sm:pt-6">
        <CardTitle id="staff-tasks">{t("staff.todo")}</CardTitle>
        <Badge tone="red">{formatNumber(total, language)}</Badge>
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {tasks.map((of) => (
          <Row key={of.task} of={of} nowMs={nowMs} />
        ))}
      </ul>
    </Card>
  );
}
