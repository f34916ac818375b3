import { z } from "zod";

import type { Clock } from "../../../../platform/clock.ts";
import type { ZoomConfig } from "../../../../platform/config.ts";
import { type ZoomAnswer, askZoom, readZoomAnswer, zoomFault } from "./ask-zoom.ts";
import { MeetingFault } from "./meeting-fault.ts";
import type { MeetingProvider, MeetingTimes } from "./meeting-provider.ts";
import { type ZoomTokens, zoomTokens } from "./zoom-token.ts";

const SCHEDULED = 2;
const TOPIC_LENGTH = 200;

const MeetingAnswer = z.object({
  id: z.union([z.int(), z.string().regex(/^\d+$/)]),
  join_url: z.url({ protocol: /^https?$/ }),
  start_url: z.url({ protocol: /^https?$/ }).optional(),
});

type Call = { method: "POST" | "PATCH" | "DELETE"; path: string; body?: unknown };
type Deps = { config: ZoomConfig; clock: Clock; timeoutMs?: number };

/** Meetings of the institute's Zoom account, made in the teachers' names (Server-to-Server OAuth). */
export function zoomMeetings({ config, clock, timeoutMs }: Deps): MeetingProvider {
  const tokens = zoomTokens(config, clock, timeoutMs);
  const call = ({ path, ...rest }: Call) =>
    callWithToken(tokens, { url: `${config.apiUrl}/v2${path}`, ...rest, timeoutMs });

  return {
    name: "zoom",
    create: async ({ topic, hostEmail, ...times }) => {
      const doing = "make a meeting";
      const path = `/users/${encodeURIComponent(hostEmail)}/meetings`;
      const body = {
        topic: topic.slice(0, TOPIC_LENGTH).toWellFormed(),
        type: SCHEDULED,
        ...zoomTimes(times),
        settings: { waiting_room: true, join_before_host: false },
      };
      const answer = await call({ method: "POST", path, body });
      if (answer.status !== 201) throw zoomFault(answer, doing, clock);
      const meeting = readZoomAnswer(answer, MeetingAnswer, doing);
      return {
        meetingId: String(meeting.id),
        joinUrl: meeting.join_url,
        ...(meeting.start_url ? { hostUrl: meeting.start_url } : {}),
      };
    },
    move: async (meetingId, times) => {
      const answer = await call({
        method: "PATCH",
        path: meetingPath(meetingId),
        body: zoomTimes(times),
      });
      if (answer.status === 404) throw new MeetingFault("gone", "Zoom has no such meeting");
      if (answer.status !== 204) throw zoomFault(answer, "move a meeting", clock);
    },
    remove: async (meetingId) => {
      const answer = await call({ method: "DELETE", path: meetingPath(meetingId) });
      if (answer.status !== 204 && answer.status !== 404) {
        throw zoomFault(answer, "remove a meeting", clock);
      }
    },
  };
}

function meetingPath(meetingId: string): string {
  return `/meetings/${encodeURIComponent(meetingId)}`;
}

function zoomTimes({ startsAt, endsAt }: MeetingTimes) {
  return {
    start_time: startsAt.toISOString().replace(/[.]\d+Z$/, "Z"),
    duration: Math.ceil((endsAt.getTime() - startsAt.getTime()) / 60_000),
    timezone: "UTC",
  };
}

type CallWithUrl = Omit<Parameters<typeof askZoom>[0], "authorization">;

/** A token can be withdrawn before its time: on 401 once more, with a new one. */
async function callWithToken(tokens: ZoomTokens, call: CallWithUrl): Promise<ZoomAnswer> {
  const token = await tokens.current();
  const answer = await askZoom({ ...call, authorization: `Bearer ${token}` });
  if (answer.status !== 401) return answer;
  tokens.discard(token);
  return askZoom({ ...call, authorization: `Bearer ${await tokens.current()}` });
}
