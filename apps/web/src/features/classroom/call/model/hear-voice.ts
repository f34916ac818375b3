import { SILENCE, meterOf, nextVoice } from "@riwaq/domain/classroom/call/speaking";

type Ear = Pick<RTCRtpReceiver, "getSynchronizationSources">;

/** Whether somebody speaks, by how loud what comes of their voice is. */
export function hearVoice() {
  let [voice, heardAt] = [SILENCE, -1];
  return {
    /** Another connection counts anew. */
    forget: () => {
      heardAt = -1;
    },
    isSpeaking: (receiver: Ear | undefined, atMs: number): boolean => {
      const [source] = receiver?.getSynchronizationSources() ?? [];
      const isNew = source !== undefined && source.rtpTimestamp !== heardAt;
      heardAt = source?.rtpTimestamp ?? heardAt;
      voice = nextVoice(voice, isNew ? meterOf((source.audioLevel ?? 0) ** 2) : 0, atMs);
      return voice.isSpeaking;
    },
  };
}
