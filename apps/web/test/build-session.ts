import type {
  ComingLesson,
  PastLesson,
  Session,
  SessionDetails,
} from "@riwaq/contracts/scheduling/sessions";

let count = 0;

/** A lesson at six in Paris on 24 November 2026, unless the test says otherwise. */
export function buildSession(changes: Partial<Session> = {}): Session {
  count += 1;
  return {
    id: `session-${count}`,
    teacher_id: "teacher-1",
    students_ids: ["student-1"],
    programme: null,
    kind: "single",
    series_id: null,
    teacher_zone: "Africa/Cairo",
    family_zone: "Europe/Paris",
    cancelled_by: null,
    is_shifted: false,
    teacher_name: "Youssef El-Naggar",
    teacher_gender: "M",
    students_names: ["Inès Lambert"],
    date: "2026-11-24",
    start_time: "18:00:00",
    end_time: "19:00:00",
    time_zone: "Europe/Paris",
    starts_at: "2026-11-24T17:00:00.000Z",
    ends_at: "2026-11-24T18:00:00.000Z",
    status: "Scheduled",
    zoom_meeting_link: "https://zoom.example/j/1",
    ...changes,
  };
}

/** The same lesson with what its reader may do: everything but coming in and confirming. */
export function buildDetails(session: Session, changes: Partial<SessionDetails> = {}) {
  return {
    ...session,
    join_opens_at: "2026-11-24T16:50:00.000Z",
    join_closes_at: "2026-11-24T18:00:00.000Z",
    presence: [],
    outcomes: [],
    question: null,
    reports: [],
    series: null,
    can_cancel: true,
    can_move: true,
    absences: { said: [], can_say_from: null, given_until: "2026-11-23T16:15:00.000Z" },
    can_join: false,
    can_say_outcome: false,
    ...changes,
  } satisfies SessionDetails;
}

/** The same as its family sees it before it is over: free to be cancelled until two hours before. */
export function buildComingLesson(changes: Partial<ComingLesson> = {}): ComingLesson {
  return {
    ...buildSession(),
    join_opens_at: "2026-11-24T16:50:00.000Z",
    join_closes_at: "2026-11-24T18:00:00.000Z",
    meter: {
      free_until: "2026-11-24T15:00:00.000Z",
      counts_until: "2026-11-24T17:00:00.000Z",
      lost_until: "2026-11-24T18:00:00.000Z",
    },
    if_cancelled: null,
    ...changes,
  };
}

/** The same after it. */
export function buildPastLesson(changes: Partial<PastLesson> = {}): PastLesson {
  return { ...buildSession({ status: "Completed" }), reports: [], ...changes };
}
