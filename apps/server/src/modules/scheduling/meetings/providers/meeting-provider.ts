import type { MeetingProviderName } from "@riwaq/domain/scheduling/sessions/meeting-room";

export type MeetingTimes = { startsAt: Date; endsAt: Date };

export type MeetingRequest = MeetingTimes & {
  sessionId: string;
  topic: string;
  hostEmail: string;
};

/** The host's address lets whoever has it start the meeting: for the teacher alone, and never stored. */
export type Meeting = { meetingId: string; joinUrl: string; hostUrl?: string };

/** Where lessons meet. Every call may throw a MeetingFault; removing what is gone already is no fault. */
export type MeetingProvider = {
  readonly name: MeetingProviderName;
  create(request: MeetingRequest): Promise<Meeting>;
  move(meetingId: string, times: MeetingTimes): Promise<void>;
  remove(meetingId: string): Promise<void>;
};
