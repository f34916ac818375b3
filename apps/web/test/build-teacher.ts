import type { TeacherProfile, TeachingProfile } from "@riwaq/contracts/people/teachers";

const TAJWEED = {
  id: "programme-1",
  slug: "tajweed",
  area: "quran",
  name: { en: "Tajweed", fr: "Tajwid", ar: "التجويد" },
} as const;

/** A child who can be booked and has not had a trial. */
export function buildPupil(
  changes: Partial<TeacherProfile["pupils"][number]> = {},
): TeacherProfile["pupils"][number] {
  return {
    id: "child-1",
    name: "Inès",
    can_book: true,
    reason: null,
    trial_available: true,
    programme_id: null,
    is_taught: false,
    ...changes,
  };
}

/** A teacher in Cairo whom the reader's one child can book, unless the test says otherwise. */
export function buildTeacher(changes: Partial<TeacherProfile> = {}): TeacherProfile {
  return {
    id: "teacher-1",
    name: "Salma Hegazy",
    picture: null,
    gender: "F",
    languages: ["ar", "fr"],
    programmes: [TAJWEED],
    years_of_experience: 7,
    bio: { en: "", fr: "J’enseigne aux enfants.", ar: "أعلّم الصغار." },
    time_zone: "Africa/Cairo",
    recitation: null,
    certificates: [{ title: "Ijazah in Hafs", issuer: "Al-Azhar", year: 2012 }],
    minimum_notice_hours: 4,
    trial: { length_minutes: 30, is_free: false },
    pupils: [buildPupil()],
    ...changes,
  };
}

/** What an approved teacher with a room of their own has written about themselves. */
export function buildTeachingProfile(changes: Partial<TeachingProfile> = {}): TeachingProfile {
  return {
    approval: "approved",
    approval_note: "",
    programme_ids: [],
    languages: ["ar"],
    bio: { en: "I teach.", fr: "", ar: "" },
    years_of_experience: 7,
    minimum_notice_hours: 4,
    buffer_minutes: 0,
    meeting_provider: "own",
    meeting_link: "https://meet.example/layla",
    available_providers: ["own", "jitsi"],
    has_room: true,
    ...changes,
  };
}
