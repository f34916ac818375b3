import type { Person } from "@riwaq/contracts/views/person";
import { groupBy } from "@riwaq/domain/group-by";

type Named = { id: string; name: string };
type LessonsSearch = { days: "7"; q?: string; teacher?: string };

/** Somebody who teaches, and those whom staff may book with them. */
export type BookingPair = { teacher: Named & { time_zone: string }; pupils: readonly Named[] };

/** Of a teacher the pupils; of a family those with whom its members learn now. */
export function bookingPairs(person: Person): BookingPair[] {
  const { id, name, time_zone, teacher, agreements, account } = person;
  if (account !== "open") return [];
  const taught = teacher?.approval === "approved" ? teacher.pupils : [];
  const own = taught.length > 0 ? [{ teacher: { id, name, time_zone }, pupils: taught }] : [];
  const running = agreements.filter(({ ended_at }) => ended_at === null);
  const learnt = [...groupBy(running, (one) => one.teacher.id).values()].flatMap((with_) => {
    const [first] = with_;
    return first ? [{ teacher: first.teacher, pupils: with_.map(({ student }) => student) }] : [];
  });
  return [...own, ...learnt];
}

/** The coming week of who teaches or learns: of a family, each of its children's. */
export function lessonsSearchOf(person: Person): Array<{ name: string; search: LessonsSearch }> {
  const { id, name, roles, families } = person;
  if (roles.includes("teacher")) return [{ name, search: { teacher: id, days: "7" } }];
  if (roles.includes("student")) return [{ name, search: { q: name, days: "7" } }];
  const members = families.flatMap((family) => family.members);
  return members
    .filter(({ kind }) => kind === "child")
    .map((child) => ({ name: child.name, search: { q: child.name, days: "7" } }));
}
