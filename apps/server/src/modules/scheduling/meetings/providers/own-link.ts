import { MeetingFault } from "./meeting-fault.ts";
import type { MeetingProvider } from "./meeting-provider.ts";

/** The teacher's own link, the same for every lesson: nothing is made, moved or removed anywhere. */
export function ownLink(link: string | null): MeetingProvider {
  return {
    name: "own",
    create: async ({ sessionId }) => {
      if (!link) throw new MeetingFault("unlinked", "the teacher has set no meeting link");
      return { meetingId: sessionId, joinUrl: link };
    },
    move: async () => {},
    remove: async () => {},
  };
}
