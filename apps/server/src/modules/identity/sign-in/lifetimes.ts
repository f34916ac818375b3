const DAY_MS = 86_400_000;

export const IDLE_MS = 14 * DAY_MS;
const ABSOLUTE_MS = 60 * DAY_MS;
const EXTEND_AFTER_MS = DAY_MS;

/** The new end of a sign-in that is in use, or undefined while the present one is fresh enough (one write a day). */
export function extendedExpiry(signedInAt: Date, expiresAt: Date, now: Date): Date | undefined {
  const last = signedInAt.getTime() + ABSOLUTE_MS;
  const next = Math.min(now.getTime() + IDLE_MS, last);
  return next - expiresAt.getTime() >= EXTEND_AFTER_MS ? new Date(next) : undefined;
}
