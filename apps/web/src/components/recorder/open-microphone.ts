/** Long madd and quiet letters are sound, not noise: nothing is taken away from them. */
const RECITATION_SOUND: MediaTrackConstraints = {
  echoCancellation: false,
  noiseSuppression: false,
  autoGainControl: false,
};

export type MicrophoneFault = "denied" | "noMicrophone" | "unsupported";

/** A microphone for a recitation, or why there is none. Pages that are not opened by https have none at all. */
export async function openMicrophone(): Promise<MediaStream | MicrophoneFault> {
  if (!navigator.mediaDevices) return "unsupported";
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: RECITATION_SOUND });
  } catch (error) {
    const isMissing = error instanceof DOMException && error.name === "NotFoundError";
    return isMissing ? "noMicrophone" : "denied";
  }
}
