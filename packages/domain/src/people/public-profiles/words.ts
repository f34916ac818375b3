/** The words of a public profile, apart from its rules: the pages of visitors need no more. */

/** What is shown beside name, languages and programmes, each only with its own yes. */
export const PUBLIC_PARTS = ["picture", "voice", "certificates"] as const;
export type PublicPart = (typeof PUBLIC_PARTS)[number];

/** Whom a teacher teaches, in the words of families. */
export const AUDIENCES = ["children", "teenagers", "women", "men"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** What each teacher may answer in their own words. */
export const PROFILE_QUESTIONS = ["calling", "first_lesson", "hard_days"] as const;
export type ProfileQuestion = (typeof PROFILE_QUESTIONS)[number];
