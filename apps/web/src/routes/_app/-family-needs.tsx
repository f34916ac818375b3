import { MakeUpsOwed } from "../../features/scheduling/bookings/components/make-ups-owed.tsx";
import { OffersWaiting } from "../../features/scheduling/offers/components/offers-waiting.tsx";

/** What waits for the family above its lessons: what a teacher offers, and what is owed. */
export function FamilyNeeds() {
  return (
    <>
      <OffersWaiting />
      <MakeUpsOwed />
    </>
  );
}
