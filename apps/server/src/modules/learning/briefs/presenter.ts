import type { Brief } from "@riwaq/contracts/learning/briefs";
import { keyOfWord } from "@riwaq/domain/learning/phrases/phrase";

import { readContent } from "../reports/read-content.ts";
import type { LastWritten } from "./queries.ts";

type BriefPupil = NonNullable<Brief["pupils"]>[number];

/** Where a pupil is, of the last reports on them: the homework is that of the latest lesson to which they came. */
export function presentBriefPupil(
  { id, name }: { id: string; name: string },
  written: readonly LastWritten[],
): BriefPupil {
  const lessons = written.map((row) => ({
    heldAt: row.heldAt.toISOString(),
    note: row.note?.trim() ?? "",
    content: readContent(row),
  }));
  const words = lessons.flatMap(({ content }) => content.to_work_on);
  const latest = lessons.find(({ content }) => content.attendance !== "absent")?.content;
  return {
    student_id: id,
    name,
    lessons: lessons.map(({ heldAt, content }) => ({
      held_at: heldAt,
      attendance: content.attendance,
      grade: content.grade,
      covered: content.covered,
    })),
    to_work_on: [...new Map(words.map((word) => [keyOfWord(word), word])).values()],
    homework: latest?.homework ?? "",
    homework_phrases: latest?.homework_phrases ?? [],
    notes: lessons
      .filter(({ note }) => note !== "")
      .map(({ heldAt, note }) => ({ held_at: heldAt, text: note })),
  };
}
