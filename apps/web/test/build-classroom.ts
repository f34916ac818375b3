import type { Classroom, RoomView, Seat } from "@riwaq/contracts/classroom/room";
import type { RoomSnapshot, SeatState } from "@riwaq/contracts/classroom/socket";
import type { Mark } from "@riwaq/contracts/learning/marks";

export const idOf = (number: number) =>
  `00000000-0000-4000-a000-${String(number).padStart(12, "0")}`;

export const LESSON = idOf(1);
export const TEACHER = idOf(2);
export const PUPIL = idOf(3);
const [START, END] = ["2026-11-24T17:00:00.000Z", "2026-11-24T17:45:00.000Z"];

export const buildView = (view: Partial<RoomView> = {}): RoomView => ({
  stage: "mushaf",
  page: 604,
  is_followed: true,
  hiding: "none",
  revealed: [],
  are_marks_shown: true,
  is_coloured: false,
  sound: "auto",
  board: 1,
  material: null,
  ...view,
});

export const buildMark = (mark: Partial<Mark> = {}): Mark => ({
  id: idOf(100),
  student_id: PUPIL,
  session_id: LESSON,
  sura: 112,
  aya: 1,
  word: 2,
  kind: "forgot",
  detail: "",
  note: "",
  by: "teacher",
  by_name: "Youssef El-Naggar",
  by_id: TEACHER,
  marked_at: "2026-11-24T17:10:00.000Z",
  shown_from: "2026-11-24T17:10:00.000Z",
  voided_at: null,
  ...mark,
});

export const buildSeat = (seat: Partial<Seat> = {}): Seat => ({
  id: idOf(201),
  user_id: TEACHER,
  name: "Youssef El-Naggar",
  role: "teacher",
  pupil_id: null,
  since: START,
  is_away: false,
  ...seat,
});

export const buildSeatState = (state: Partial<SeatState> = {}): SeatState => ({
  is_hand_up: false,
  is_muted: false,
  has_camera: false,
  sound: "auto",
  page: null,
  ...state,
});

export const buildSnapshot = (snapshot: Partial<RoomSnapshot> = {}): RoomSnapshot => ({
  type: "room",
  now: "2026-11-24T17:14:00.000Z",
  starts_at: START,
  ends_at: END,
  closes_at: "2026-11-24T18:15:00.000Z",
  seat: buildSeat(),
  seats: [buildSeat()],
  states: {},
  view: buildView(),
  marks: [],
  strokes: [],
  messages: [],
  is_recorded: false,
  recording: null,
  ...snapshot,
});

export const buildClassroom = (classroom: Partial<Classroom> = {}): Classroom => ({
  id: LESSON,
  starts_at: START,
  ends_at: END,
  opens_at: "2026-11-24T16:50:00.000Z",
  closes_at: "2026-11-24T18:15:00.000Z",
  status: "Joined",
  fault: null,
  now: "2026-11-24T17:14:00.000Z",
  programme: { en: "Memorisation", fr: "Mémorisation", ar: "تحفيظ" },
  teacher: { id: TEACHER, name: "Youssef El-Naggar", zone: "Africa/Cairo" },
  pupils: [{ id: PUPIL, name: "Inès Lambert", zone: "Europe/Paris" }],
  choices: [{ role: "teacher", pupil_id: null, name: "Youssef El-Naggar" }],
  ice_servers: [],
  has_relay: true,
  media_server: null,
  own_link: null,
  plans: [],
  material: [],
  frequent_kinds: ["forgot", "letter-exchanged", "vowel", "madd"],
  ...classroom,
});
