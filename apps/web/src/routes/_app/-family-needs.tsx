import { LessonsLeftLine } from "../../features/billing/subscriptions/components/lessons-left-line.tsx";
import { HomeworkList } from "../../features/learning/homework/components/homework-list.tsx";
import { AskedMakeUp } from "../../features/scheduling/bookings/components/asked-make-up.tsx";
import { MakeUpsOwed } from "../../features/scheduling/bookings/components/make-ups-owed.tsx";
import { CoversWaiting } from "../../features/scheduling/cover/components/covers-waiting.tsx";
import { OffersWaiting } from "../../features/scheduling/offers/components/offers-waiting.tsx";
import { useCurrentUser } from "../../lib/current-user.ts";
import { useChildNames } from "./-use-child-names.ts";

type FamilyNeedsProps = {
  /** What a notice says is owed, and the hour that it offers. */
  makeUp: string | undefined;
  at: string | undefined;
  onClose: () => void;
  isParent: boolean;
};

/** What waits for the family above its lessons: what a teacher offers, what is owed, and how much is left. */
export function FamilyNeeds({ makeUp, at, onClose, isParent }: FamilyNeedsProps) {
  const names = useChildNames(isParent);
  return (
    <>
      {makeUp && <AskedMakeUp key={`${makeUp} ${at}`} id={makeUp} at={at} onClose={onClose} />}
      <CoversWaiting />
      <OffersWaiting />
      <MakeUpsOwed />
      <HomeworkOfFamily names={names} />
      <LessonsLeftLine names={names} />
    </>
  );
}

/** Of each child, or of who learns here. */
function HomeworkOfFamily({ names }: { names: ReadonlyMap<string, string> }) {
  const me = useCurrentUser();
  if (names.size > 0) {
    return [...names].map(([id, name]) => <HomeworkList key={id} studentId={id} name={name} />);
  }
  return me?.role === "S" && <HomeworkList studentId={me.id} />;
}
