import type { PublicProfile } from "@riwaq/contracts/people/public-profiles";
import { allAnswers } from "@riwaq/domain/people/public-profiles/public-profile";
import { PUBLIC_PARTS, type PublicPart } from "@riwaq/domain/people/public-profiles/words";
import { hasRoom } from "@riwaq/domain/scheduling/sessions/meeting-room";

import type { findChecked } from "../applications/queries.ts";
import type { OwnPublicProfile } from "./queries.ts";

type Checked = Awaited<ReturnType<typeof findChecked>>;

/** A teacher's own view, with what there is that could be shown. */
export function presentPublicProfile(row: OwnPublicProfile, checked: Checked): PublicProfile {
  const isThere: Record<PublicPart, boolean> = {
    picture: row.picture !== null,
    voice: checked.recitation !== null,
    certificates: checked.certificates.length > 0,
  };
  return {
    is_shown: row.isShown,
    is_found: row.isShown && row.approval === "approved" && hasRoom(row),
    slug: row.slug,
    parts: [...row.parts],
    latin_name: row.latinName,
    arabic_name: row.arabicName,
    audiences: [...row.audiences],
    answers: allAnswers(row.answers),
    answers_language: row.answersLanguage,
    available: PUBLIC_PARTS.filter((part) => isThere[part]),
  };
}
