import type { Session } from "@riwaq/contracts/scheduling/sessions";

import type { SessionReader } from "../../../../components/lessons/session-reader.ts";

/** What the dialog of a lesson shows. */
export type SessionView = "details" | "cancel" | "move" | "handover" | "outcome";

export type SessionViewProps = {
  session: Session;
  reader: SessionReader;
  onBack: () => void;
  /** It is done: the dialog closes. */
  onDone: () => void;
};
