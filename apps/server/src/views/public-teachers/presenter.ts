import type { Trial } from "@riwaq/contracts/institute/institute";
import type { Certificate, TeachingLanguage } from "@riwaq/contracts/people/teachers";
import type { PublicTeacher, PublicTeacherPage } from "@riwaq/contracts/views/public-teachers";
import { allAnswers, nameFor } from "@riwaq/domain/people/public-profiles/public-profile";

import type { Ranked } from "./rank-shown.ts";

/** On a card, and on the page of one. */
const NEXT_ON_CARD = 3;
const NEXT_ON_PAGE = 8;

/** Addresses by the slug: those inside would tell more than was agreed, and are closed. */
const fileOf = (slug: string, name: "picture" | "voice") => `/api/public-teachers/${slug}/${name}/`;

/** What each agreed to show: no contact data, no id, no meeting link. */
export function presentPublicTeacher(row: Ranked, starts: readonly string[]): PublicTeacher {
  const { slug, parts, fit, voiceMs } = row;
  const hasPicture = parts.includes("picture") && row.picture !== null;
  return {
    slug,
    latin_name: nameFor(row, "latin"),
    arabic_name: nameFor(row, "arabic"),
    picture: hasPicture ? fileOf(slug, "picture") : null,
    voice_seconds: parts.includes("voice") && voiceMs !== null ? voiceMs / 1000 : null,
    languages: row.languages as TeachingLanguage[],
    programmes: row.programmes.map(({ slug: name, area, name: names }) => ({
      slug: name,
      area,
      name: names,
    })),
    years_of_experience: row.yearsOfExperience,
    audiences: row.audiences,
    bio: row.bio,
    next_hours: starts.slice(0, NEXT_ON_CARD),
    fit: fit && { reasons: fit.reasons, minutes_in_common: fit.minutesInCommon },
  };
}

type Beside = { starts: readonly string[]; certificates: Certificate[]; trial: Trial | null };

export function presentPublicTeacherPage(
  row: Ranked,
  { starts, certificates, trial }: Beside,
): PublicTeacherPage {
  return {
    ...presentPublicTeacher(row, starts),
    next_hours: starts.slice(0, NEXT_ON_PAGE),
    certificates: row.parts.includes("certificates") ? certificates : [],
    answers: allAnswers(row.answers),
    answers_language: row.answersLanguage,
    trial,
  };
}
