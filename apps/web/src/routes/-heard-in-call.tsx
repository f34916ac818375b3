import type { Seat } from "@riwaq/contracts/classroom/room";
import { groupBy } from "@riwaq/domain/group-by";
import { useMemo } from "react";

import { RemoteVideo } from "../features/classroom/call/components/remote-video.tsx";
import type { CallState } from "../features/classroom/call/model/seat.ts";
import type { Voices } from "../features/classroom/recorder/model/recording.ts";
import type { Heard } from "../features/classroom/room/model/voice.ts";

/** What the loudspeaker plays. */
export const voicesOf = (remotes: CallState["remotes"]) =>
  Object.values(remotes).flatMap(({ stream }) => (stream.getTracks().length > 0 ? [stream] : []));

/** The pupils who are heard now, each by all of their devices. */
export function useVoices(
  remotes: CallState["remotes"],
  told: readonly Seat[] | undefined,
): Voices {
  return useMemo(() => {
    const isHeard = ({ id, role }: Seat) =>
      role === "pupil" && remotes[id]?.connection === "connected";
    const byPupil = groupBy((told ?? []).filter(isHeard), ({ pupil_id }) => pupil_id ?? "");
    const streamsOf = (own: readonly Seat[]) => own.flatMap(({ id }) => remotes[id]?.stream ?? []);
    return new Map([...byPupil].map(([pupil, own]) => [pupil, streamsOf(own)]));
  }, [remotes, told]);
}

type Named = { id: string; name: string };

/** How each of the others is heard and seen from here. */
export function useHeard(remotes: CallState["remotes"], seats: readonly Named[]) {
  return useMemo(() => {
    const nameOf = (seat: string) => seats.find(({ id }) => id === seat)?.name ?? "";
    const entries = Object.entries(remotes).map(([id, remote]): [string, Heard] => {
      const { picture: seen, hasVideo, connection, isSpeaking, roundTripMs } = remote;
      const picture = hasVideo ? <RemoteVideo stream={seen} name={nameOf(id)} /> : null;
      return [id, { connection, isSpeaking, roundTripMs, picture }];
    });
    return Object.fromEntries(entries);
  }, [remotes, seats]);
}
