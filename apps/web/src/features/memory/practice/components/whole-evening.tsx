import type { Evening, Portion } from "@riwaq/contracts/memory/plan";
import { Link } from "@tanstack/react-router";
import { CloudOff } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { useIsOffline } from "../../../../lib/connection.ts";
import { formatNumber } from "../../../../lib/format.ts";
import type { Done, Practice } from "../model/practice.ts";
import { AlsoHere } from "./also-here.tsx";
import { ComingDays } from "./coming-days.tsx";
import { EveningList } from "./evening-list.tsx";

function Waiting({ count }: { count: number }) {
  const { t } = useTranslation("practice");
  const { language } = useLanguage();
  const isOffline = useIsOffline();
  if (count === 0 || !isOffline) return null;
  return (
    <p role="status" className="flex items-start gap-2.5 text-sm text-ink-muted">
      <CloudOff aria-hidden strokeWidth={1.75} className="mt-0.5 size-4.5 shrink-0" />
      {t("kept", { count, number: formatNumber(count, language) })}
    </p>
  );
}

type WholeProps = {
  practice: Practice;
  today: Evening | undefined;
  coming: readonly Evening[];
  said: (portion: Portion) => Done | null;
  waiting: number;
  /** The portion that was asked for is no part of today any more. */
  isGone: boolean;
};

/** Today's portions, what else there is, and the coming days. */
export function WholeEvening({ practice, today, coming, said, waiting, isGone }: WholeProps) {
  const { t } = useTranslation("practice");
  const { student_id: pupil, side, is_begun: isBegun } = practice;
  const isOwn = side === "pupil" || side === "parent";
  const also = isOwn && <AlsoHere pupil={pupil} isBegun={isBegun} />;
  if (!isBegun) {
    return (
      <div className="max-w-3xl space-y-8">
        <NothingYet pupil={pupil} mayBegin={side !== "staff"} />
        {also}
      </div>
    );
  }
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
      <div className="space-y-4">
        {isGone && <Note>{t("portion.gone")}</Note>}
        <EveningList practice={practice} today={today} doneOf={said} />
        <Waiting count={waiting} />
      </div>
      <div className="space-y-6">
        {also}
        <ComingDays evenings={coming} />
        {side !== "staff" && (
          <Link
            to={paths.beginning}
            search={{ pupil }}
            className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
          >
            {t("beginning.link")}
          </Link>
        )}
      </div>
    </div>
  );
}

function NothingYet({ pupil, mayBegin }: { pupil: string; mayBegin: boolean }) {
  const { t } = useTranslation("practice");
  const action = mayBegin && (
    <Button asChild>
      <Link to={paths.beginning} search={{ pupil }}>
        {t("none.action")}
      </Link>
    </Button>
  );
  return <EmptyState title={t("none.title")} hint={t("none.hint")} action={action} />;
}
