/** Who may say that recitations of a pupil are recorded. */

/** From this age on a pupil who has an account says it alone: as for services on the net (GDPR, article 8). */
export const RECORDED_ALONE_FROM_AGE = 16;

export type RecordingConsentQuestion = {
  /** As whom somebody asks: the pupil, one who answers for them, or somebody else who reaches them. */
  as: "self" | "guardian" | "other";
  studentAge: number;
  /** Whether the pupil signs in: nobody else can say it for them who could say it themselves. */
  hasOwnAccount: boolean;
};

/** The consent is the pupil's own from 16 on, and before that, or where the pupil has no account, of who answers for them. */
export function isRecordedAlone({
  studentAge,
  hasOwnAccount,
}: Pick<RecordingConsentQuestion, "studentAge" | "hasOwnAccount">): boolean {
  return hasOwnAccount && studentAge >= RECORDED_ALONE_FROM_AGE;
}

/** Whether this person gives and withdraws the consent; everybody else who reaches the pupil reads it. */
export function mayChangeRecordingConsent(question: RecordingConsentQuestion): boolean {
  return question.as === (isRecordedAlone(question) ? "self" : "guardian");
}
