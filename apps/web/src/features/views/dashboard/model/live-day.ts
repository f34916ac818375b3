import type { StaffToday, TodaysLesson } from "@riwaq/contracts/views/today";
import { type LiveState, liveStateOf } from "@riwaq/domain/scheduling/outcomes/live-state";

const HOUR_MS = 3_600_000;
/** As many hours as stand side by side on a desk. */
export const SHOWN_HOURS = 4;

export type Hours = { fromMs: number; untilMs: number };

/** The hours on show: the one before the present one and what comes, moved by whole hours. */
export function hoursAround(nowMs: number, movedHours = 0): Hours {
  const fromMs = (Math.floor(nowMs / HOUR_MS) - 1 + movedHours) * HOUR_MS;
  return { fromMs, untilMs: fromMs + SHOWN_HOURS * HOUR_MS };
}

export const hourMarks = ({ fromMs }: Hours) =>
  Array.from({ length: SHOWN_HOURS + 1 }, (_, hour) => fromMs + hour * HOUR_MS);

/** How far into the hours an instant lies, in percent, and never outside. */
export function placeIn({ fromMs, untilMs }: Hours, atMs: number): number {
  const share = (atMs - fromMs) / (untilMs - fromMs);
  return Math.min(100, Math.max(0, share * 100));
}

export type WatchedLesson = TodaysLesson & {
  startsAtMs: number;
  endsAtMs: number;
  state: LiveState;
};
export type WatchedTeacher = { id: string; name: string; lessons: WatchedLesson[] };

const msOf = (at: string | null) => (at === null ? null : Date.parse(at));
const sideOf = ({ came_at, left_at }: TodaysLesson["teacher"]) => ({
  cameMs: msOf(came_at),
  leftMs: msOf(left_at),
});

function watched(lesson: TodaysLesson, nowMs: number): WatchedLesson {
  const [startsAtMs, endsAtMs] = [Date.parse(lesson.starts_at), Date.parse(lesson.ends_at)];
  const sides = { teacher: sideOf(lesson.teacher), pupil: sideOf(lesson.pupil) };
  const state = liveStateOf({ startsAtMs, endsAtMs, status: lesson.status, ...sides }, nowMs);
  return { ...lesson, startsAtMs, endsAtMs, state };
}

const RANKS: Partial<Record<LiveState, number>> = { teacher_late: 0, pupil_late: 1 };
const rankOf = ({ lessons }: WatchedTeacher) =>
  Math.min(...lessons.map(({ state }) => RANKS[state] ?? 2));

/** Who teaches in these hours, whoever is missing first, then whoever begins first. */
export function watchedIn(
  teachers: StaffToday["teachers"],
  { fromMs, untilMs }: Hours,
  nowMs: number,
): WatchedTeacher[] {
  return teachers
    .map(({ lessons, ...teacher }) => ({
      ...teacher,
      lessons: lessons
        .map((lesson) => watched(lesson, nowMs))
        .filter(({ startsAtMs, endsAtMs }) => startsAtMs < untilMs && endsAtMs > fromMs),
    }))
    .filter(({ lessons }) => lessons.length > 0)
    .toSorted(
      (a, b) =>
        rankOf(a) - rankOf(b) || (a.lessons[0]?.startsAtMs ?? 0) - (b.lessons[0]?.startsAtMs ?? 0),
    );
}

const UNDER_WAY = new Set<LiveState>(["starting", "running", "teacher_late", "pupil_late"]);

/** Lessons under way now, and in how many of them both sides are. */
export function countNow(teachers: StaffToday["teachers"], nowMs: number) {
  const states = teachers.flatMap(({ lessons }) =>
    lessons.map((lesson) => watched(lesson, nowMs).state),
  );
  return {
    underWay: states.filter((state) => UNDER_WAY.has(state)).length,
    running: states.filter((state) => state === "running").length,
  };
}
