import { DevicesCard } from "./devices-card.tsx";
import { TwoStepCard } from "./two-step-card.tsx";

/** What keeps others out: the second step, and the list of places where one is signed in. */
export function SecurityTab() {
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <TwoStepCard />
      <DevicesCard />
    </div>
  );
}
