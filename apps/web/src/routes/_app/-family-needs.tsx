import { AskedMakeUp } from "../../features/scheduling/bookings/components/asked-make-up.tsx";
import { MakeUpsOwed } from "../../features/scheduling/bookings/components/make-ups-owed.tsx";
import { CoversWaiting } from "../../features/scheduling/cover/components/covers-waiting.tsx";
import { OffersWaiting } from "../../features/scheduling/offers/components/offers-waiting.tsx";

type FamilyNeedsProps = {
  /** What a notice says is owed, and the hour that it offers. */
  makeUp: string | undefined;
  at: string | undefined;
  onClose: () => void;
};

/** What waits for the family above its lessons: what a teacher offers, and what is owed. */
export function FamilyNeeds({ makeUp, at, onClose }: FamilyNeedsProps) {
  return (
    <>
      {makeUp && <AskedMakeUp key={`${makeUp} ${at}`} id={makeUp} at={at} onClose={onClose} />}
      <CoversWaiting />
      <OffersWaiting />
      <MakeUpsOwed />
    </>
  );
}
