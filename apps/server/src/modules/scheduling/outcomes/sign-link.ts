import { readClaim, signClaim } from "../../../platform/signed-claim.ts";

/** Which lesson is asked about, and the teacher who is asked. */
export type QuestionLink = { sessionId: string; teacherId: string };

const PURPOSE = "answer-outcome";

/** For the link of a mail: its holder answers this one question as this teacher, and it ends with the question. */
export function signLink({ sessionId, teacherId }: QuestionLink, secret: string): string {
  return signClaim([sessionId, teacherId], PURPOSE, secret);
}

/** Undefined where it was not signed here. */
export function readLink(token: string, secret: string): QuestionLink | undefined {
  const [sessionId, teacherId] = readClaim(token, PURPOSE, secret) ?? [];
  return sessionId && teacherId ? { sessionId, teacherId } : undefined;
}
