import type { DemoPerson } from "./demo-person.ts";
import { PARENTS, type ParentKey, STUDENTS, type StudentKey } from "./families.ts";
import { TEACHERS, type TeacherKey } from "./teachers.ts";

const STAFF = {
  staff: { name: "Camille Fontaine", gender: "F", zone: "Europe/Paris", language: "fr" },
} as const satisfies Record<string, DemoPerson>;

export type PersonKey = TeacherKey | StudentKey | ParentKey | keyof typeof STAFF;

/** Everyone with an account, by role. The key is the mailbox, so those of the demo accounts are their roles. */
export const PEOPLE = { T: TEACHERS, S: STUDENTS, P: PARENTS, A: STAFF } as const;

export const mailboxOf = (key: PersonKey): string => `${key}@riwaq.test`;

/** A record's entries with the keys that its type names. */
export function entriesOf<Key extends string, Value>(record: Readonly<Record<Key, Value>>) {
  return Object.entries(record) as Array<[Key, Value]>;
}
