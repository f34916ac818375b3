import type { Session } from "@riwaq/contracts/scheduling/sessions";

import { otherZoneOf, type SessionReader } from "./session-reader.ts";
import { TwoClocks } from "./two-clocks.tsx";

type SessionClocksProps = {
  session: Session;
  reader: SessionReader;
  isStacked?: boolean;
  className?: string;
};

/** From when until when, on the reader's clock and on the other side's. */
export function SessionClocks({ session, reader, ...looks }: SessionClocksProps) {
  return (
    <TwoClocks
      startsAt={session.starts_at}
      endsAt={session.ends_at}
      readerZone={session.time_zone}
      otherZone={otherZoneOf(session, reader)}
      {...looks}
    />
  );
}
