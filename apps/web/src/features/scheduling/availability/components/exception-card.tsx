import type { AvailabilityException } from "@riwaq/contracts/scheduling/availability";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { DeleteException } from "./delete-exception.tsx";
import { LessonsInside } from "./lessons-inside.tsx";
import { useExceptionWhen } from "./use-exception-when.ts";

type ExceptionCardProps = { exception: AvailabilityException; zone: string };

export function ExceptionCard({ exception, zone }: ExceptionCardProps) {
  const { t } = useTranslation("availability");
  const { kind, note, lessons } = exception;
  const when = useExceptionWhen(exception, zone);
  return (
    <li className="space-y-3 rounded-md border border-line bg-surface p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 space-y-1">
          <Badge tone={kind === "time_off" ? "yellow" : "green"}>
            {t(`exceptions.kind.${kind}`)}
          </Badge>
          <p className="font-semibold">{when}</p>
          {note !== "" && (
            <p dir="auto" className="text-ink-muted wrap-anywhere">
              {note}
            </p>
          )}
        </div>
        <DeleteException exception={exception} when={when} />
      </div>
      {lessons.length > 0 && <LessonsInside lessons={lessons} zone={zone} />}
    </li>
  );
}
