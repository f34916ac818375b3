/** Where lessons meet. */

/** This site's own room, the teacher's own link, or a room that the institute's Jitsi or Zoom makes for each lesson. */
export const MEETING_PROVIDERS = ["embedded", "own", "jitsi", "zoom"] as const;

export type MeetingProviderName = (typeof MEETING_PROVIDERS)[number];

/** Those that are asked to make, move and remove a meeting; at the others it stands as soon as the lesson does. */
export const ASKED_PROVIDERS = ["jitsi", "zoom"] as const satisfies MeetingProviderName[];

/** wanted: to be made; made: it stands; stale: to be moved; unwanted: to be removed outside; none: there is none. */
export const MEETING_STATES = ["wanted", "made", "stale", "unwanted", "none"] as const;

/** Those that a provider is still to be asked about. */
export const DUE_MEETING_STATES = ["wanted", "stale", "unwanted"] as const;

export type MeetingChoice = {
  meetingProvider: MeetingProviderName;
  meetingLink: string | null;
};

/**
 * Whether a teacher's lessons have somewhere to meet: this site's own room, another of the institute, which a teacher can
 * only choose where it is set up, or a link of the teacher's own. Without any nobody could come in, so nothing is booked
 * (docs/decisions/013).
 */
export function hasRoom({ meetingProvider, meetingLink }: MeetingChoice): boolean {
  return meetingProvider !== "own" || meetingLink !== null;
}
