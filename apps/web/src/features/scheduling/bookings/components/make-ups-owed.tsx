import type { MakeUp } from "@riwaq/contracts/scheduling/bookings";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { TermsLink } from "../../../../components/terms/terms-link.tsx";
import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { ErrorState } from "../../../../components/ui/error-state.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLongDate } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { isOpen, isOwed, makeUpsQuery } from "../queries.ts";
import { MakeUpDialog } from "./make-up-dialog.tsx";
import { MakeUpEnd } from "./make-up-end.tsx";
import { MakeUpHours } from "./make-up-hours.tsx";

/** What can still be booked comes first. */
const byUse = (a: MakeUp, b: MakeUp) => Number(a.is_expired) - Number(b.is_expired);

type MakeUpLineProps = { makeUp: MakeUp; readerZone: string; onChoose: () => void };

function MakeUpLine({ makeUp, readerZone, onChoose }: MakeUpLineProps) {
  const { t } = useTranslation("booking");
  const { language } = useLanguage();
  const day = formatLongDate(makeUp.cancelled_starts_at, language, readerZone);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div>
        <p className="font-semibold">
          <bdi>{makeUp.student_name}</bdi> · {t("makeUps.with")} <bdi>{makeUp.teacher_name}</bdi>
        </p>
        <p className="text-sm">
          {t("makeUps.instead", { day, minutes: makeUp.length_minutes })} ·{" "}
          {t(`makeUps.cause.${makeUp.cause}`)}
        </p>
        <MakeUpEnd makeUp={makeUp} readerZone={readerZone} />
      </div>
      {isOwed(makeUp) && (
        <Button size="sm" className="min-h-11 max-sm:w-full" onClick={onChoose}>
          {t("makeUps.choose")}
        </Button>
      )}
      {makeUp.state === "pending" && (
        <Badge tone="yellow" className="px-0">
          {t("makeUps.pending")}
        </Badge>
      )}
      {isOwed(makeUp) && <MakeUpHours makeUp={makeUp} readerZone={readerZone} />}
    </li>
  );
}

/** More would push down what comes. */
const SHOWN = 2;

type OwedListProps = {
  open: readonly MakeUp[];
  readerZone: string;
  onChoose: (one: MakeUp) => void;
};

function OwedList({ open, readerZone, onChoose }: OwedListProps) {
  const { t } = useTranslation("booking");
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? open : open.slice(0, SHOWN);
  const owed = open.filter(isOwed).length;
  return (
    <section
      aria-label={t("makeUps.title")}
      className="rounded-md border border-accent/60 bg-accent-soft px-5 pt-4 pb-2 text-ink"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-xl!">
          {owed > 0 ? t("makeUps.count", { count: owed }) : t("makeUps.title")}
        </h2>
        <TermsLink section="makeup" />
      </div>
      <ul className="divide-y divide-accent/40">
        {shown.map((makeUp) => (
          <MakeUpLine
            key={makeUp.id}
            makeUp={makeUp}
            readerZone={readerZone}
            onChoose={() => onChoose(makeUp)}
          />
        ))}
      </ul>
      {shown.length < open.length && (
        <Button variant="link" size="sm" className="mb-1 px-0!" onClick={() => setIsWhole(true)}>
          {t("makeUps.others", { count: open.length - shown.length })}
        </Button>
      )}
    </section>
  );
}

/** Lessons that are still owed to the family, each with the way to an hour; nothing where none is. */
export function MakeUpsOwed() {
  const query = useQuery(makeUpsQuery);
  const readerZone = useReaderZone();
  // Held here: once it is booked, its card goes, and the dialog says so.
  const [chosen, setChosen] = useState<MakeUp>();
  if (query.isError && !query.data) return <ErrorState onRetry={() => void query.refetch()} />;
  if (!readerZone) return null;
  const open = (query.data ?? []).filter(isOpen).toSorted(byUse);
  return (
    <>
      {open.length > 0 && <OwedList open={open} readerZone={readerZone} onChoose={setChosen} />}
      <MakeUpDialog makeUp={chosen} readerZone={readerZone} onClose={() => setChosen(undefined)} />
    </>
  );
}
