import { LessonsLeftLine } from "../../features/billing/subscriptions/components/lessons-left-line.tsx";
import { AskedMakeUp } from "../../features/scheduling/bookings/components/asked-make-up.tsx";
import { MakeUpsOwed } from "../../features/scheduling/bookings/components/make-ups-owed.tsx";
import { CoversWaiting } from "../../features/scheduling/cover/components/covers-waiting.tsx";
import { OffersWaiting } from "../../features/scheduling/offers/components/offers-waiting.tsx";
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
  return (
    <>
      {makeUp && <AskedMakeUp key={`${makeUp} ${at}`} id={makeUp} at={at} onClose={onClose} />}
      <CoversWaiting />
      <OffersWaiting />
      <MakeUpsOwed />
      <LessonsLeftLine names={useChildNames(isParent)} />
    </>
  );
}
