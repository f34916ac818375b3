/**
 * unreachable: no answer, or a failure on the other side · limited: asked too often · gone: no such meeting any more ·
 * refused: it will be refused again · unreadable: an answer in no known form · unlinked: the teacher has set no link.
 */
export type MeetingFaultReason =
  | "unreachable"
  | "limited"
  | "gone"
  | "refused"
  | "unreadable"
  | "unlinked";

/** Why a provider did not do what it was asked. The message may be logged: no secret, address or name is in it. */
export class MeetingFault extends Error {
  readonly reason: MeetingFaultReason;
  /** At least so long should the next attempt wait, where the provider says so. */
  readonly retryAfterMs: number | undefined;

  constructor(reason: MeetingFaultReason, message: string, retryAfterMs?: number) {
    super(message);
    this.name = "MeetingFault";
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }

  get isRetryable(): boolean {
    return this.reason === "unreachable" || this.reason === "limited";
  }
}
