import type { Substitute } from "@riwaq/contracts/scheduling/cover";

import { Button } from "../../ui/button.tsx";
import { useCover } from "./use-cover.ts";

export type CoverAsked = { sessionId: string; leaveId: string | null };

type CoverButtonProps = CoverAsked & {
  substitute: Pick<Substitute, "teacher_id">;
  label: string;
  labelOf?: (label: string) => string;
  onDone?: () => void;
};

/** One press: somebody else gives the lesson, or its family is asked. */
export function CoverButton(props: CoverButtonProps) {
  const { sessionId, leaveId, substitute, label, labelOf, onDone } = props;
  const { cover, isPending } = useCover(onDone);
  const asked = {
    session_id: sessionId,
    substitute_id: substitute.teacher_id,
    leave_id: leaveId,
  };
  return (
    <Button
      size="sm"
      aria-disabled={isPending}
      aria-busy={isPending}
      {...(labelOf && { "aria-label": labelOf(label) })}
      onClick={() => !isPending && cover(asked)}
    >
      {label}
    </Button>
  );
}
