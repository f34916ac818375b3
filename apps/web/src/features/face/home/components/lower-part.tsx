import { Suspense, lazy } from "react";

import { LiveWhenSeen } from "../../../../components/layout/live-when-seen.tsx";
import type { LowerPartName } from "./lower-parts.ts";

const WRITTEN = import.meta.env.SSR ? (await import("./lower-parts.ts")).LOWER_PARTS : undefined;

const LivePart = lazy(async () => {
  const { LOWER_PARTS } = await import("./lower-parts.ts");
  const Live = ({ name }: { name: LowerPartName }) => {
    const Part = LOWER_PARTS[name];
    return <Part />;
  };
  return { default: Live };
});

/** A part below the first screen: stays as it was written, and its script unread, until it comes near the screen. */
export function LowerPart({ name }: { name: LowerPartName }) {
  const Written = WRITTEN?.[name];
  return (
    <Suspense>
      <div className="render-later">
        <LiveWhenSeen>{Written ? <Written /> : <LivePart name={name} />}</LiveWhenSeen>
      </div>
    </Suspense>
  );
}
