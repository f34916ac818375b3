import type {
  InvitationState,
  StudentInvitation,
} from "@riwaq/contracts/people/student-invitations";

import type { BadgeTone } from "../../../../components/ui/badge.tsx";

export const INVITATION_TONES: Record<InvitationState, BadgeTone> = {
  pending: "blue",
  expired: "yellow",
  accepted: "green",
  withdrawn: "neutral",
};

/** What waits for an answer, or did so in vain, can be sent again or withdrawn. */
export function isUnsettled({ state }: Pick<StudentInvitation, "state">) {
  return state === "pending" || state === "expired";
}
