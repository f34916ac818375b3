import type { SessionStatus } from "@riwaq/domain/scheduling/sessions/status";
import type { DayOfWeek } from "@riwaq/domain/time/day-of-week";

import type { FirstProgrammeSlug } from "../modules/people/programmes/write-first-programmes.ts";
import { STUDENTS, type StudentKey } from "./families.ts";
import type { TeacherKey } from "./teachers.ts";

/** A lesson's hour on the clock of its family. */
export type FamilyHour = { time: string; zone: string; minutes: 30 | 45 | 60 };

export type Taught = {
  teacher: TeacherKey;
  students: readonly [StudentKey, ...StudentKey[]];
  programme: FirstProgrammeSlug;
};

export type Series = Taught &
  FamilyHour & {
    day: DayOfWeek;
    /** Which weeks it is held in: 0 is its first day that is today or later, -1 the one before. */
    weeks: readonly number[];
    /** What became of the lesson of a week, where it is not simply held. */
    except: Partial<Record<number, SessionStatus>>;
  };

/** The families of the demo accounts have been here for a quarter. */
const SINCE_LONG: ReadonlySet<StudentKey> = new Set(["student", "ines", "yanis"]);
const EARLIER_WEEKS = [-13, -12, -11, -10, -9, -8, -7, -6, -5];

type Who = [TeacherKey, StudentKey | [StudentKey, ...StudentKey[]], FirstProgrammeSlug];
type When = [day: DayOfWeek, time: string, minutes: FamilyHour["minutes"]];

/**
 * At a family's own hour, and so at a shifting one in Cairo: lessons of one teacher on one day that are anchored in
 * different zones stand far enough apart for any clock change. All begin on quarter hours and end by midnight in Cairo.
 */
export const SERIES: readonly Series[] = [
  row(["teacher", "student", "tajweed"], [3, "18:00", 60], [-4, -3, -2, -1, 0, 1, 2], {
    "-3": "Missed",
    "2": "Cancelled",
  }),
  row(["teacher", "ines", "quran-memorisation"], [4, "16:00", 30], [-4, -2, -1, 0, 1], {
    "-2": "Cancelled",
  }),
  row(["teacher", "yanis", "quran-memorisation"], [0, "11:00", 45], [-3, -2, -1, 1], {
    "-3": "Missed",
  }),
  row(["teacher", ["ines", "yanis"], "quran-memorisation"], [1, "17:00", 45], [0]),
  row(["teacher", "bilal", "tajweed"], [1, "10:00", 60], [-3, -1, 1]),
  row(["teacher", "julie", "recitation-for-beginners"], [2, "18:00", 45], [-4, -2, 0], {
    "-2": "Cancelled",
  }),
  row(["teacher", "sara", "ijazah"], [5, "16:00", 45], [-3, -1, 1]),

  row(["salma", "ines", "arabic-for-children"], [2, "17:00", 30], [-4, -3, -2, -1, 0, 1], {
    "-3": "Missed",
  }),
  row(["salma", "maryam", "arabic-for-children"], [0, "10:00", 30], [-3, -2, -1, 0, 1, 2]),
  row(["salma", "adam", "arabic-for-children"], [4, "15:00", 45], [-4, -2, -1, 0, 2], {
    "-1": "Cancelled",
  }),
  row(["salma", "aida", "arabic-for-children"], [4, "17:00", 45], [-3, -1, 0, 1]),

  row(["abdelrahman", "omar", "ijazah"], [1, "19:00", 60], [-4, -2, -1, 0, 1, 2]),
  row(["abdelrahman", "khadija", "recitation-for-beginners"], [0, "17:00", 45], [-3, -1, 0, 2]),
  row(["abdelrahman", "moussa", "quran-memorisation"], [5, "17:00", 45], [-4, -2, 0, 1], {
    "-2": "Missed",
  }),

  row(["mariam", "mehdi", "egyptian-dialect"], [2, "18:00", 60], [-4, -3, -2, -1, 0, 1, 2], {
    "-2": "Cancelled",
  }),
  row(["mariam", "samuel", "egyptian-dialect"], [5, "18:00", 45], [-3, -2, -1, 0, 1, 2]),
  row(["mariam", "julie", "egyptian-dialect"], [4, "18:00", 45], [-3, -1, 1]),
  row(["mariam", "student", "egyptian-dialect"], [6, "17:00", 45], [-4, -2, 0, 1], {
    "-2": "Cancelled",
  }),

  row(["karim", "mehdi", "standard-arabic"], [0, "10:00", 60], [-3, -1, 0, 1]),
  row(["karim", "bilal", "standard-arabic"], [0, "11:00", 60], [-4, -2, 0, 2]),
  row(["karim", "moussa", "standard-arabic"], [2, "17:00", 60], [-3, -1, 0, 1]),
  row(["karim", "khadija", "standard-arabic"], [3, "14:00", 60], [-4, -2, 0, 1]),
  row(["karim", "yanis", "standard-arabic"], [5, "17:30", 45], [-4, -3, -2, 0, 1], {
    "-3": "Cancelled",
  }),

  row(["heba", "adam", "seerah"], [1, "14:00", 45], [-3, -1, 0, 1]),
  row(["heba", "samuel", "islamic-studies"], [1, "18:00", 60], [-4, -2, 0, 2], {
    "-4": "Missed",
  }),
  row(["heba", "omar", "islamic-studies"], [4, "20:00", 45], [-3, -1, 1]),
  row(["heba", "aida", "seerah"], [6, "17:00", 30], [-4, -2, 0, 1]),
];

function row(
  [teacher, who, programme]: Who,
  [day, time, minutes]: When,
  weeks: readonly number[],
  except: Series["except"] = {},
): Series {
  const students: Taught["students"] = typeof who === "string" ? [who] : who;
  const { zone } = STUDENTS[students[0]];
  const isLong = weeks.length > 1 && SINCE_LONG.has(students[0]);
  const held = isLong ? [...EARLIER_WEEKS, ...weeks] : weeks;
  return { teacher, students, programme, day, time, zone, minutes, weeks: held, except };
}
