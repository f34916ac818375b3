import { RecordingsWaiting } from "../../features/learning/homework/components/recordings-waiting.tsx";
import { CoversWaiting } from "../../features/scheduling/cover/components/covers-waiting.tsx";
import { OwnOffers } from "../../features/scheduling/offers/components/own-offers.tsx";

/** What stands above a teacher's lessons: what the teacher covers or is covered in, what families have not answered, and what they recorded. */
export function TeacherNeeds() {
  return (
    <>
      <CoversWaiting />
      <OwnOffers />
      <RecordingsWaiting />
    </>
  );
}
