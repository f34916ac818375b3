import type { Language } from "@riwaq/contracts/languages";
import type { PersonRole, Role, StaffRight } from "@riwaq/contracts/roles";

import { AppError, refusal } from "./app-error.ts";

/** A signed-in person, as the session lookup reads them. */
export type User = {
  kind: "user";
  id: string;
  name: string;
  email: string;
  /** Whether the address is known to be the person's own: before, what is sent there may reach a stranger. */
  isConfirmed: boolean;
  picture: string | null;
  timeZone: string;
  language: Language;
  /** The home that opens first. What somebody may do follows from `roles`. */
  role: Role;
  roles: ReadonlySet<PersonRole>;
  /** Of staff; nobody else has any. */
  rights: ReadonlySet<StaffRight>;
  /** Of staff who see what this person sees, and change nothing: who really asks, and until when. */
  seenBy?: { staff: User; until: Date };
};
export type Actor = { kind: "guest" } | User | { kind: "system" };
export type SignedIn = User;

/** For what nobody asked for, and for what somebody did without being signed in. */
export function asSystem<Deps extends object>(deps: Deps): Deps & { actor: Actor } {
  return { ...deps, actor: { kind: "system" } };
}

/** Role checks: the first line of every command and query that is not for everyone. */
export function requireSignedIn(actor: Actor): SignedIn {
  if (actor.kind === "user") return actor;
  throw new AppError("unauthenticated");
}

/** Who really asks: whoever sees as somebody else is still themselves. */
export function requireOneself(actor: Actor): SignedIn {
  const person = requireSignedIn(actor);
  return person.seenBy?.staff ?? person;
}

/** Before what lets somebody near a child or locks others out: the address must be known to be the person's own. */
export function requireConfirmed<Someone extends SignedIn>(person: Someone): Someone {
  if (person.isConfirmed) return person;
  throw refusal("forbidden", "address_unconfirmed");
}

export function requireTeacher(actor: Actor): User {
  const person = requireSignedIn(actor);
  if (person.roles.has("teacher")) return person;
  throw refusal("forbidden", "teacher_required");
}

export function requireParent(actor: Actor): User {
  const person = requireSignedIn(actor);
  if (person.roles.has("guardian")) return person;
  throw refusal("forbidden", "parent_required");
}

export function requireStudent(actor: Actor): User {
  const person = requireSignedIn(actor);
  if (person.roles.has("student")) return person;
  throw new AppError("forbidden");
}

export function requireStaff(actor: Actor): User {
  const person = requireSignedIn(actor);
  if (person.roles.has("staff")) return person;
  throw new AppError("forbidden");
}

/** For what is between those who teach and those who answer for the institute. */
export function requireTeacherOrStaff(actor: Actor): User {
  const person = requireSignedIn(actor);
  if (person.roles.has("teacher") || person.roles.has("staff")) return person;
  throw new AppError("forbidden");
}

/** For what not everybody decides who works here; the refusal names the right. */
export const requireRight =
  (right: StaffRight) =>
  (actor: Actor): User => {
    const person = requireStaff(actor);
    if (person.rights.has(right)) return person;
    throw refusal("forbidden", `right_${right}`);
  };

/** Whether somebody learns, or answers for who does. */
export const isFamily = ({ roles }: Pick<User, "roles">): boolean =>
  roles.has("student") || roles.has("guardian");
