import type { CurrentUser } from "@riwaq/contracts/identity/users";
import type { Portion, Verdict } from "@riwaq/contracts/memory/plan";
import { useQueries } from "@tanstack/react-query";

import { partAddress, partQuery } from "../../../../components/mushaf/part-query.ts";
import { useKeptSite } from "../../../../components/practice/use-kept-site.ts";
import { paths } from "../../../../config/paths.ts";
import { useCurrentMinute } from "../../../../lib/use-current-minute.ts";
import { practiceQuery } from "../model/practice-query.ts";
import type { PracticeSearch } from "../model/practice-search.ts";
import { type Practice, doneOf, eveningsFrom, keyOfPortion } from "../model/practice.ts";
import { PortionView } from "./portion-view.tsx";
import { useAnswers } from "./use-answers.ts";
import type { Practiser } from "./use-practisers.ts";
import { WholeEvening } from "./whole-evening.tsx";

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
  useKeptSite(
    user.id,
    paths.practice,
    pages.map((page) => partAddress(page)),
  );
}

/** One pupil's evening, or the portion of it that is open. */
export function PupilPractice(props: PupilProps) {
  const { practice, user, people, search, onSearch } = props;
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
  return (
    <WholeEvening
      {...{ practice, today, coming, said }}
      waiting={waiting.length}
      isGone={search.portion !== undefined}
    />
  );
}
