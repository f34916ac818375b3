/** unsupported: by this browser; consent: nobody has given it; absent: the pupil is not heard; busy: another page records. */
export type WhyNot = "unsupported" | "consent" | "busy" | "absent";

type Asked = {
  canRecord: boolean;
  hasConsent: boolean;
  isRecordedElsewhere: boolean;
  isHeard: boolean;
};

/** Why no recording can begin now; what lasts longest is told first. */
export function whyNot(asked: Asked): WhyNot | null {
  if (!asked.canRecord) return "unsupported";
  if (!asked.hasConsent) return "consent";
  if (asked.isRecordedElsewhere) return "busy";
  return asked.isHeard ? null : "absent";
}
