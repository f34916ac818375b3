import type { PeriodicText } from "@riwaq/contracts/learning/periodic-reports";
import { periodBefore } from "@riwaq/domain/learning/reports/period";
import { DAY_MS, civilDateMs, civilDateOf } from "@riwaq/domain/time/civil-date";
import { toInstant, toWall } from "@riwaq/domain/time/zone";

import { figuresOf } from "../modules/learning/periodic-reports/presenter.ts";
import { type WrittenRow, findWritten } from "../modules/learning/reports/queries.ts";
import { periodicReports } from "../modules/learning/tables/periodic-reports.ts";
import { findMemoryInPeriod } from "../modules/memory/reviews/find-memory-in-period.ts";
import { pupilOfInstitute } from "../modules/people/reach/pupils.ts";
import type { Transaction } from "../platform/db/transaction.ts";
import { findInstitute } from "../platform/institute.ts";
import type { StudentKey } from "./families.ts";
import type { TeacherKey } from "./teachers.ts";
import type { PersonIds } from "./write-people.ts";

type Written = {
  student: StudentKey;
  teacher: TeacherKey;
  status: "draft" | "submitted" | "approved";
  text: PeriodicText;
};

/** One in each state: for the demo parent to read, for staff to decide, for the demo teacher to finish. */
const WRITTEN: readonly Written[] = [
  {
    student: "ines",
    teacher: "teacher",
    status: "approved",
    text: {
      summary:
        "Inès a fait un très beau trimestre. Elle récite ses sourates sans hésiter, corrige d’elle-même la plupart de ses erreurs et prend désormais le temps de respirer entre les versets.",
      strengths:
        "– Une récitation posée et régulière\n– Une mémoire solide, entretenue chaque soir",
      next_steps:
        "– Soigner les arrêts en fin de verset\n– Réviser une sourate ancienne avant chaque cours",
    },
  },
  {
    student: "ines",
    teacher: "salma",
    status: "submitted",
    text: {
      summary:
        "Inès lit maintenant des phrases entières et ose répondre en arabe. Les dialogues du livre sont sus, et elle en invente la suite avec plaisir.",
      strengths: "– Une lecture fluide\n– Un vocabulaire bien retenu",
      next_steps: "– Les voyelles longues\n– Écrire trois phrases par semaine",
    },
  },
  {
    student: "yanis",
    teacher: "teacher",
    status: "draft",
    text: {
      summary: "",
      strengths: "– Lettres emphatiques\n– Récitation posée",
      next_steps: "– Enchaînement des versets",
    },
  },
];

const WEEK_MS = 7 * DAY_MS;
const SUBMITTED_AFTER_MS = 2 * DAY_MS;
const APPROVED_AFTER_MS = 4 * DAY_MS;

/** Reports of the quarter that ended before `now`, as if the lessons of the demo had begun early enough to fill it. */
export async function writePeriodicReports(
  tx: Transaction,
  now: Date,
  ids: PersonIds,
): Promise<void> {
  const { timeZone: zone } = await findInstitute(tx);
  const { start, end } = periodBefore(toWall(now.getTime(), zone).date);
  const midnight = (date: string) => new Date(toInstant({ date, time: "00:00", zone }).epochMs);
  const [from, until] = [midnight(start), midnight(dayAfter(end))];
  const after = (ms: number) => new Date(Math.min(until.getTime() + ms, now.getTime()));
  for (const { student, teacher, status, text } of WRITTEN) {
    const pair = { studentId: pupilOfInstitute(ids[student]), teacherId: ids[teacher] };
    const written = movedBefore(await findWritten(tx, pair), until);
    const memory = await findMemoryInPeriod(tx, pair.studentId, { start, end });
    const figures = figuresOf(
      written.filter(({ heldAt }) => heldAt >= from),
      { from, until, zone, memory },
    );
    const isApproved = status === "approved";
    await tx.insert(periodicReports).values({
      ...pair,
      periodStart: start,
      periodEnd: end,
      status,
      figures,
      text,
      submittedAt: status === "draft" ? null : after(SUBMITTED_AFTER_MS),
      approvedAt: isApproved ? after(APPROVED_AFTER_MS) : null,
      approvedById: isApproved ? ids.staff : null,
      createdAt: until,
      updatedAt: until,
    });
  }
}

/** Whole weeks earlier, so that the newest lesson was held before `until`. */
function movedBefore(written: readonly WrittenRow[], until: Date): WrittenRow[] {
  const newestMs = written[0]?.heldAt.getTime() ?? 0;
  const weeks = Math.max(0, Math.floor((newestMs - until.getTime()) / WEEK_MS) + 1);
  const earlier = (at: Date) => new Date(at.getTime() - weeks * WEEK_MS);
  return written.map((row) => ({
    ...row,
    heldAt: earlier(row.heldAt),
    endsAt: earlier(row.endsAt),
  }));
}

function dayAfter(date: string): string {
  return civilDateOf((civilDateMs(date) ?? 0) + DAY_MS);
}
