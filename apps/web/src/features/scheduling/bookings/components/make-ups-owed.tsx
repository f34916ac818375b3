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
import { makeUpsQuery } from "../queries.ts";
import { MakeUpDialog } from "./make-up-dialog.tsx";

type MakeUpCardProps = { makeUp: MakeUp; readerZone: string; onChoose: () => void };

function MakeUpCard({ makeUp, readerZone, onChoose }: MakeUpCardProps) {
  const { t } = useTranslation("booking");
  const { language } = useLanguage();
  const day = formatLongDate(makeUp.cancelled_starts_at, language, readerZone);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-line bg-surface px-5 py-4">
      <div>
        <p className="font-semibold">
          <bdi>{makeUp.student_name}</bdi> · {t("makeUps.with")} <bdi>{makeUp.teacher_name}</bdi>
        </p>
        <p className="text-sm text-ink-muted">
          {t("makeUps.instead", { day, minutes: makeUp.length_minutes })}
        </p>
      </div>
      {makeUp.state === "owed" ? (
        <Button onClick={onChoose}>{t("makeUps.choose")}</Button>
      ) : (
        <Badge tone="yellow">{t("makeUps.pending")}</Badge>
      )}
    </li>
  );
}

type OwedListProps = {
  open: readonly MakeUp[];
  readerZone: string;
  onChoose: (one: MakeUp) => void;
};

function OwedList({ open, readerZone, onChoose }: OwedListProps) {
  const { t } = useTranslation("booking");
  const owed = open.filter(({ state }) => state === "owed").length;
  return (
    <section aria-label={t("makeUps.title")} className="mb-8 space-y-3">
      <div>
        <h2>{owed > 0 ? t("makeUps.count", { count: owed }) : t("makeUps.title")}</h2>
        <TermsLink section="makeup" />
      </div>
      <ul className="space-y-3">
        {open.map((makeUp) => (
          <MakeUpCard
            key={makeUp.id}
            makeUp={makeUp}
            readerZone={readerZone}
            onChoose={() => onChoose(makeUp)}
          />
        ))}
      </ul>
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
  const open = (query.data ?? []).filter(({ state }) => state === "owed" || state === "pending");
  return (
    <>
      {open.length > 0 && <OwedList open={open} readerZone={readerZone} onChoose={setChosen} />}
      <MakeUpDialog makeUp={chosen} readerZone={readerZone} onClose={() => setChosen(undefined)} />
    </>
  );
}
