/** Whether a teacher's lessons have somewhere to meet. */

export type MeetingChoice = {
  meetingProvider: "own" | "jitsi" | "zoom";
  meetingLink: string | null;
};

/**
 * A room of the institute, which a teacher can only choose where it is set up, or a link of the teacher's own. Without
 * either nobody could come in, so nothing is booked (docs/decisions/013).
 */
export function hasRoom({ meetingProvider, meetingLink }: MeetingChoice): boolean {
  return meetingProvider !== "own" || meetingLink !== null;
}
