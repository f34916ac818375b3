import type { NeedsAttention as Pupil } from "@riwaq/contracts/views/dashboard";
import { Link } from "@tanstack/react-router";
import { CalendarX, TrendingDown, UserX, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";

import { GradeBadge } from "../../../../components/lessons/grade-badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { paths } from "../../../../config/paths.ts";
import { isolated } from "../../../../lib/format.ts";

const ICONS: Record<Pupil["reasons"][number], LucideIcon> = {
  absent: UserX,
  falling: TrendingDown,
  away: CalendarX,
};

function Row({ pupil: { student_id, student, reasons, performance } }: { pupil: Pupil }) {
  const { t } = useTranslation("dashboard");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4 last:pb-0">
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <bdi>{student}</bdi>
          {performance && <GradeBadge grade={performance} />}
        </p>
        <ul className="mt-1 space-y-0.5 text-ink-muted">
          {reasons.map((reason) => {
            const Icon = ICONS[reason];
            return (
              <li key={reason} className="flex items-start gap-2">
                <Icon aria-hidden strokeWidth={1.75} className="flip-rtl mt-1 size-4.5 shrink-0" />
                {t(`attention.${reason}`)}
              </li>
            );
          })}
        </ul>
      </div>
      <Button asChild variant="outline">
        <Link
          to={paths.progress}
          params={{ id: student_id }}
          aria-label={t("attention.progressOf", { student: isolated(student) })}
        >
          {t("attention.progress")}
        </Link>
      </Button>
    </li>
  );
}

/** Whom to think of, and why; undefined while they are on their way. */
export function NeedsAttention({ pupils }: { pupils: readonly Pupil[] | undefined }) {
  const { t } = useTranslation("dashboard");
  return (
    <Card>
      <CardTitle>{t("attention.title")}</CardTitle>
      {pupils === undefined && (
        <div className="mt-4">
          <SkeletonRows count={2} />
        </div>
      )}
      {pupils?.length === 0 && <p className="mt-2 text-ink-muted">{t("attention.none")}</p>}
      {pupils && pupils.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {pupils.map((pupil) => (
            <Row key={pupil.student_id} pupil={pupil} />
          ))}
        </ul>
      )}
    </Card>
  );
}
