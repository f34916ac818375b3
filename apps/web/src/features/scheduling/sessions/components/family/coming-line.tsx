import type { Session } from "@riwaq/contracts/scheduling/sessions";

import { InsteadOf } from "../../../../../components/lessons/cover/instead-of.tsx";
import { JoinButton } from "../../../../../components/lessons/join-button.tsx";
import { joinDoorOf } from "../../../../../components/lessons/join-door.ts";
import type {
  LessonNote,
  SessionReader,
} from "../../../../../components/lessons/session-reader.ts";
import { SessionStatusBadge } from "../../../../../components/lessons/session-status-badge.tsx";
import { useCurrentMinute } from "../../../../../lib/use-current-minute.ts";
import type { NameOf } from "../../model/short-names.ts";
import { LessonLine } from "./lesson-line.tsx";
import { SpecialKind } from "./lesson-words.tsx";

export type LinesProps = {
  reader: SessionReader;
  /** There are several children: each line says whose it is. */
  isOneOfMany: boolean;
  nameOf: NameOf;
  onOpen: (session: Session) => void;
  /** What is owed for a lesson that was cancelled. */
  Owed: LessonNote;
};

type ComingLineProps = LinesProps & { session: Session; hasMonth?: boolean };

/** A lesson to come; once its door is open, the way in. */
export function ComingLine({ session, onOpen, Owed, ...line }: ComingLineProps) {
  const { state } = joinDoorOf(session, useCurrentMinute());
  const { status, kind, id } = session;
  const isCancelled = status === "Cancelled";
  return (
    <LessonLine
      {...line}
      session={session}
      onOpen={() => onOpen(session)}
      sign={
        <>
          {isCancelled ? <SessionStatusBadge status={status} /> : <SpecialKind kind={kind} />}
          {state === "open" && <JoinButton session={session} isBrief />}
        </>
      }
    >
      {isCancelled ? <Owed sessionId={id} /> : <InsteadOf sessionId={id} />}
    </LessonLine>
  );
}
