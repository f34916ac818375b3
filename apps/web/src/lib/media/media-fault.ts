/** Why a microphone or a camera could not be had; for each there is something else to do. */
export const MEDIA_FAULTS = [
  "refused",
  "notFound",
  "inUse",
  "insecure",
  "unsupported",
  "other",
] as const;
export type MediaFault = (typeof MEDIA_FAULTS)[number];

const BY_NAME: Record<string, MediaFault> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  PermissionDeniedError: "refused",
  NotFoundError: "notFound",
  DevicesNotFoundError: "notFound",
  OverconstrainedError: "notFound",
  NotReadableError: "inUse",
  TrackStartError: "inUse",
  AbortError: "inUse",
};

/** What a browser threw, as one of these. */
export function faultOf(error: unknown): MediaFault {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  return BY_NAME[name] ?? "other";
}

/** Over plain http on another address than this machine's own a browser has no microphones at all. */
export function missingMedia(): MediaFault | null {
  if (typeof navigator.mediaDevices?.getUserMedia === "function") return null;
  return window.isSecureContext ? "unsupported" : "insecure";
}
