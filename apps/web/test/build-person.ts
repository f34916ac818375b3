import type { Person } from "@riwaq/contracts/views/person";

/** A mother of two whose account is open, as staff see her, unless the test says otherwise. */
export function buildPerson(changes: Partial<Person> = {}): Person {
  return {
    id: "claire",
    name: "Claire Martin",
    picture: null,
    email: "claire@example.test",
    is_confirmed: true,
    phone: "+33612345678",
    gender: null,
    language: "fr",
    time_zone: "Europe/Paris",
    roles: ["guardian"],
    rights: [],
    account: "open",
    closed_at: null,
    remove_after: null,
    registered_at: "2026-01-10T10:00:00.000Z",
    last_there_at: null,
    institute_zone: "Africa/Cairo",
    families: [],
    lessons: { coming: [], past: [] },
    make_ups: [],
    agreements: [],
    reports: [],
    messages: [],
    pupil: null,
    teacher: null,
    ...changes,
  };
}
