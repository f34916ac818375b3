import type { CurrentUser } from "@riwaq/contracts/identity/users";
import type { Portion, Verdict } from "@riwaq/contracts/memory/plan";
import { useQueries } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CloudOff } from "lucide-react";
import { useTranslation } from "react-i18next";

import { partQuery } from "../../../../components/mushaf/part-query.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { useIsOffline } from "../../../../lib/connection.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { useCurrentMinute } from "../../../../lib/use-current-minute.ts";
import { practiceQuery } from "../model/practice-query.ts";
import type { PracticeSearch } from "../model/practice-search.ts";
import { type Practice, doneOf, eveningsFrom, keyOfPortion } from "../model/practice.ts";
import { ComingDays } from "./coming-days.tsx";
import { EveningList } from "./evening-list.tsx";
import { PortionView } from "./portion-view.tsx";
import { useAnswers } from "./use-answers.ts";
import { useKeptSite } from "./use-kept-site.ts";
import type { Practiser } from "./use-practisers.ts";

type PupilProps = {
  practice: Practice;
  user: CurrentUser;
  people: readonly Practiser[];
  search: PracticeSearch;
  onSearch: (next: PracticeSearch) => void;
};

const pagesOf = ({ evenings }: Practice) =>
  evenings.flatMap(({ portions }) => portions.map(({ page }) => page));

/** The evenings of all who practise here, and their pages: at hand, and on the device. */
function useAtHand(user: CurrentUser, practice: Practice, people: readonly Practiser[]) {
  const others = useQueries({
    queries: people
      .filter(({ id }) => id !== practice.student_id)
      .map(({ id }) => practiceQuery(id, user.id)),
  });
  const all = [practice, ...others.flatMap(({ data }) => data ?? [])];
  const pages = all.flatMap(pagesOf);
  const parts = new Map(pages.map((page) => [partQuery(page).queryKey.join(), page]));
  useQueries({ queries: [...parts.values()].map((page) => partQuery(page)) });
  useKeptSite(user.id, pages);
}

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

/** One pupil's evening, or the portion of it that is open. */
export function PupilPractice(props: PupilProps) {
  const { practice, user, people, search, onSearch } = props;
  const { t } = useTranslation("practice");
  useAtHand(user, practice, people);
  const { student_id: pupil, side, name } = practice;
  const { waiting, say } = useAnswers(user.id, pupil);
  const { today, coming } = eveningsFrom(practice, useCurrentMinute());
  const mayAnswer = side === "pupil" || side === "parent";
  const said = (portion: Portion) => doneOf(portion, { day: today?.day ?? "", waiting, side });
  const portion = today?.portions.find((one) => keyOfPortion(one) === search.portion);
  if (today && portion) {
    const onSay = (verdict: Verdict) => {
      say({ day: today.day, portion, verdict });
      onSearch({ pupil });
    };
    return (
      <PortionView
        key={keyOfPortion(portion)}
        pupil={pupil}
        name={side === "pupil" ? null : name}
        portion={portion}
        done={said(portion)}
        onSay={mayAnswer ? onSay : null}
      />
    );
  }
  if (!practice.is_begun) return <NothingYet pupil={pupil} mayBegin={side !== "staff"} />;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
      <div className="space-y-4">
        {search.portion !== undefined && <Note>{t("portion.gone")}</Note>}
        <EveningList practice={practice} today={today} doneOf={said} />
        <Waiting count={waiting.length} />
      </div>
      <div className="space-y-5">
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
