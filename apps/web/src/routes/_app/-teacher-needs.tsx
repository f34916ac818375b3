import { CoversWaiting } from "../../features/scheduling/cover/components/covers-waiting.tsx";
import { OwnOffers } from "../../features/scheduling/offers/components/own-offers.tsx";

/** What stands above a teacher's lessons: what the teacher covers or is covered in, and what families have not answered. */
export function TeacherNeeds() {
  return (
    <>
      <CoversWaiting />
      <OwnOffers />
    </>
  );
}
