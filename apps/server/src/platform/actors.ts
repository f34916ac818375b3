import type { Language } from "@riwaq/contracts/languages";

import { AppError, refusal } from "./app-error.ts";

/** A signed-in person, as the session lookup reads them. */
export type Person = {
  id: string;
  name: string;
  email: string;
  /** Whether the address is known to be the person's own: before, what is sent there may reach a stranger. */
  isConfirmed: boolean;
  picture: string | null;
  timeZone: string;
  language: Language;
};

export type User = { kind: "user"; role: "T" | "S" | "P" } & Person;
export type Staff = { kind: "staff"; role: "A" } & Person;
export type Actor = { kind: "guest" } | User | Staff | { kind: "system" };
export type SignedIn = User | Staff;

/** For what nobody asked for, and for what somebody did without being signed in. */
export function asSystem<Deps extends object>(deps: Deps): Deps & { actor: Actor } {
  return { ...deps, actor: { kind: "system" } };
}

/** Role checks: the first line of every command and query that is not for everyone. */
export function requireSignedIn(actor: Actor): SignedIn {
  if (actor.kind === "user" || actor.kind === "staff") return actor;
  throw new AppError("unauthenticated");
}

/** Before what lets somebody near a child or locks others out: the address must be known to be the person's own. */
export function requireConfirmed<Someone extends SignedIn>(person: Someone): Someone {
  if (person.isConfirmed) return person;
  throw refusal("forbidden", "address_unconfirmed");
}

export function requireTeacher(actor: Actor): User {
  const person = requireSignedIn(actor);
  if (person.kind === "user" && person.role === "T") return person;
  throw refusal("forbidden", "teacher_required");
}

export function requireParent(actor: Actor): User {
  const person = requireSignedIn(actor);
  if (person.kind === "user" && person.role === "P") return person;
  throw refusal("forbidden", "parent_required");
}

export function requireStudent(actor: Actor): User {
  const person = requireSignedIn(actor);
  if (person.kind === "user" && person.role === "S") return person;
  throw new AppError("forbidden");
}

export function requireStaff(actor: Actor): SignedIn {
  const person = requireSignedIn(actor);
  if (person.kind === "staff") return person;
  throw new AppError("forbidden");
}
