import { AppError, refusal } from "./app-error.ts";
import type { Actor, SignedIn, User } from "./context.ts";

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
