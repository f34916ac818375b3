import { useQuery } from "@tanstack/react-query";
import { Suspense, lazy } from "react";

import { ownCoversQuery } from "../../../../components/lessons/cover/own-covers.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";

// Nearly everybody has none: neither the cards nor their texts come before there is one.
const CoverCards = lazy(async () => ({
  default: (await import("./cover-cards.tsx")).CoverCards,
}));

const REFRESH_MS = 60_000;

/**
 * Lessons that somebody else gives, or is to give: a family is asked, a substitute finds the brief, and the regular
 * teacher reads who does. What stands a family reads on the lesson itself. Nothing where there is none.
 */
export function CoversWaiting() {
  // What time let go leaves the screen without anybody's event.
  const { data } = useQuery({ ...ownCoversQuery, refetchInterval: REFRESH_MS });
  const zone = useReaderZone();
  const covers = data?.covers.filter(({ side, state }) => side !== "family" || state === "offered");
  if (!zone || !covers || covers.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <CoverCards covers={covers} zone={zone} />
    </Suspense>
  );
}
