import type { Role } from "@riwaq/contracts/roles";

import { RecordingConsent } from "../../components/people/recording-consent.tsx";
import { Card } from "../../components/ui/card.tsx";
import { GuardiansCard } from "../../features/people/children/components/guardians-card.tsx";
import { PayerCard } from "../../features/people/families/components/payer-card.tsx";

/** What a profile says of one's family, by what one is: who answers for a student, and who pays. */
export function FamilyParts({ userId, held }: { userId: string; held: readonly Role[] }) {
  const learns = held.includes("S");
  return (
    <>
      {learns && <GuardiansCard />}
      {learns && (
        <Card className="*:border-t-0! *:pt-0!">
          <RecordingConsent studentId={userId} />
        </Card>
      )}
      {(learns || held.includes("P")) && <PayerCard userId={userId} />}
    </>
  );
}
