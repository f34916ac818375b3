import type { MeetingProviderName } from "@riwaq/domain/scheduling/sessions/meeting-room";

type Meeting = {
  id: string;
  meetingProvider: MeetingProviderName | null;
  meetingLink: string | null;
};

/** Our own room for a lesson, as a path of this site. There is no secret in it: whoever is of the lesson may come in. */
export const roomPath = (sessionId: string): string => `/classroom/${sessionId}`;

export function isInOurRoom({ meetingProvider }: Pick<Meeting, "meetingProvider">): boolean {
  return meetingProvider === "embedded";
}

/** Where a lesson is met, in full. Of our own room no row keeps the address, as the site may move to another. */
export function meetingLinkOf(meeting: Meeting, publicUrl: string): string | null {
  return isInOurRoom(meeting) ? publicUrl + roomPath(meeting.id) : meeting.meetingLink;
}
