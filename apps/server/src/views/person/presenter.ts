import type {
  Person,
  PersonFamily,
  PersonLesson,
  PersonLessons,
} from "@riwaq/contracts/views/person";
import { groupBy } from "@riwaq/domain/group-by";
import { currentAge } from "@riwaq/domain/people/age";
import { BOOKS_ALONE_FROM_AGE } from "@riwaq/domain/scheduling/policy/who-may-book";
import { hasRoom } from "@riwaq/domain/scheduling/sessions/meeting-room";
import { toWall } from "@riwaq/domain/time/zone";

import type { ShownLesson } from "./find-lessons-of.ts";
import type { MemberRow, PersonRow } from "./find-person.ts";
import type { Teaching } from "./find-teaching.ts";

const isoOf = (instant: Date | null | undefined) => instant?.toISOString() ?? null;

function accountOf({ closedAt, removeAfter }: PersonRow["user"]): Person["account"] {
  if (closedAt === null) return "open";
  return removeAfter === null ? "suspended" : "closed";
}

/** What everybody here has: an account, a way to be reached, a place in the world. */
export function presentAccount({ user, roles, rights, lastThereAt }: PersonRow) {
  return {
    id: user.id,
    name: user.name,
    picture: user.image,
    email: user.email,
    is_confirmed: user.emailVerified,
    phone: user.phoneNumber,
    gender: user.gender,
    language: user.language,
    time_zone: user.timeZone,
    roles,
    rights,
    account: accountOf(user),
    closed_at: isoOf(user.closedAt),
    remove_after: isoOf(user.removeAfter),
    registered_at: user.createdAt.toISOString(),
    last_there_at: isoOf(lastThereAt),
  } satisfies Partial<Person>;
}

export function ageOf(
  declared: { ageDeclared: number; ageDeclaredOn: string },
  { now, zone }: { now: Date; zone: string },
): number {
  const today = toWall(now.getTime(), zone).date;
  return currentAge({
    ageDeclared: declared.ageDeclared,
    declaredOn: declared.ageDeclaredOn,
    today,
  });
}

type Today = { now: Date; zone: string };

export function presentFamilies(rows: readonly MemberRow[], today: Today): PersonFamily[] {
  return [...groupBy(rows, ({ id }) => id)].map(([id, members]) => {
    const payer = members[0]?.payer;
    return {
      id,
      payer: payer ? { id: payer.id, name: payer.name } : null,
      members: members.map((row) => presentMember(row, today)),
    };
  });
}

function presentMember(row: MemberRow, today: Today): PersonFamily["members"][number] {
  const { member, kind, ageDeclared, ageDeclaredOn } = row;
  const isKnown = ageDeclared !== null && ageDeclaredOn !== null;
  const age = isKnown ? ageOf({ ageDeclared, ageDeclaredOn }, today) : null;
  const isYoung = kind === "child" && age !== null && age < BOOKS_ALONE_FROM_AGE;
  return {
    id: member.id,
    name: member.name,
    phone: member.phone,
    kind,
    is_closed: member.closedAt !== null,
    age,
    consents: row.consents.map(({ guardian, at, version }) => ({
      guardian,
      at: new Date(at).toISOString(),
      version,
    })),
    lacks_consent: isYoung && !row.consents.some((given) => given.is_open),
  };
}

export function presentLessons(rows: readonly ShownLesson[], now: Date): PersonLessons {
  const isAhead = ({ endsAt, status }: ShownLesson) =>
    endsAt > now && (status === "Scheduled" || status === "Joined");
  return {
    coming: rows.filter(isAhead).map(presentLesson),
    past: rows
      .filter((row) => row.endsAt <= now)
      .toReversed()
      .map(presentLesson),
  };
}

function presentLesson(row: ShownLesson): PersonLesson {
  return {
    id: row.id,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    status: row.status,
    kind: row.kind,
    cancelled_by: row.cancelledBy,
    teacher: { id: row.teacherId, name: row.teacherName },
    pupils: row.pupils.map(({ id, name }) => ({ id, name })),
    programme: row.programme,
    outcome: row.outcome,
  };
}

export function presentTeacher(
  teacher: NonNullable<PersonRow["teacher"]>,
  { offered, taught, coming, punctuality, sent, sentInTime, late, ...teaching }: Teaching,
): NonNullable<Person["teacher"]> {
  return {
    approval: teacher.approval,
    approval_changed_at: isoOf(teacher.approvalChangedAt),
    approval_note: teacher.approvalNote,
    languages: teacher.languages as NonNullable<Person["teacher"]>["languages"],
    programmes: teaching.programmes,
    years_of_experience: teacher.yearsOfExperience,
    has_room: hasRoom(teacher),
    offered_minutes: offered,
    taught_minutes: taught,
    coming_lessons: coming,
    pupils: teaching.pupils,
    families: teaching.families,
    punctuality: { lessons: punctuality.lessons, on_time: punctuality.onTime },
    reports: { due: sent + late, on_time: sentInTime, late },
    certificates: teaching.certificates,
    leaves: teaching.leaves,
  };
}
