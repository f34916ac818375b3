import type { ChangePreview, Decision } from "@riwaq/contracts/scheduling/changes";
import type { Session } from "@riwaq/contracts/scheduling/sessions";
import type { UseQueryResult } from "@tanstack/react-query";

import { otherZoneOf, type SessionReader } from "../../../../components/lessons/session-reader.ts";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import type { Change } from "../queries.ts";
import { ChangedLessons } from "./changed-lessons.tsx";
import { DecisionNote } from "./decision-note.tsx";
import { NoticeMeter } from "./notice-meter.tsx";

/** A family's move that the rule itself refuses: the note says why, and nothing says it again. */
const REFUSING: ReadonlySet<Decision["outcome"]> = new Set([
  "too_late",
  "limit_reached",
  "moves_used",
]);

const meterOf = ({ starts_at, ends_at }: Session, { free_until }: Decision) => ({
  free_until,
  counts_until: starts_at,
  lost_until: ends_at,
});

type ChangeReviewProps = {
  session: Session;
  reader: SessionReader;
  kind: Change["kind"];
  query: UseQueryResult<ChangePreview>;
};

/** What would happen, and by which rule, as the server says it: shown before anything is confirmed. */
export function ChangeReview({ session, reader, kind, query }: ChangeReviewProps) {
  const zones = { readerZone: session.time_zone, otherZone: otherZoneOf(session, reader) };
  return (
    <QueryView query={query}>
      {(preview) => {
        const { decision, problems } = preview;
        const isRefused = REFUSING.has(decision.outcome);
        return (
          <div className="space-y-4" aria-busy={query.isPlaceholderData}>
            <NoticeMeter meter={meterOf(session, decision)} {...zones} />
            <DecisionNote
              decision={decision}
              kind={kind}
              owedAfter={preview.owed_after}
              refusal={isRefused ? problems : []}
            />
            <ChangedLessons preview={preview} {...zones} />
            <FormAlert messages={isRefused ? [] : problems} />
          </div>
        );
      }}
    </QueryView>
  );
}
