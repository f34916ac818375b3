import type { Transaction } from "../../../platform/db/transaction.ts";
import type { Emitting } from "../../../platform/events/emit.ts";
import { leaveAsked, leaveDecided, leaveWithdrawn } from "../../scheduling/events.ts";
import { findReader, findStaffWith } from "../notices/queries.ts";
import { defineKind } from "./define-kind.ts";

const FOR_STAFF = { group: "lessons", words: { teacher: "name" } } as const;
const FOR_TEACHER = { group: "lessons", words: { from: "date", to: "date" } } as const;

type OfLeave = { subject: { id: string }; payload: { leave: string } };

/** Who decides about lessons, with the teacher's name; never who did it. */
const tellStaff =
  (name: string) =>
  async (ctx: Emitting, tx: Transaction, { subject, payload }: OfLeave) => {
    const teacher = await findReader(tx, subject.id);
    if (!teacher) return [];
    const key = `${name}:${payload.leave}:${ctx.clock.now().toISOString()}`;
    const notice = { key, words: { teacher: teacher.name }, path: "/staff/leave" };
    return (await findStaffWith(tx, "lessons")).map((userId) => ({ ...notice, userId }));
  };

/** A teacher asks for days without lessons. */
export const leaveAskedKind = defineKind({ ...FOR_STAFF, name: "leave-asked" }).follows(
  [leaveAsked],
  tellStaff("leave-asked"),
);

/** And does not need them any more. */
export const leaveWithdrawnKind = defineKind({ ...FOR_STAFF, name: "leave-withdrawn" }).follows(
  [leaveWithdrawn],
  tellStaff("leave-withdrawn"),
);

/** The teacher learns what staff decided. */
const decided = (name: "leave-granted" | "leave-refused", state: "granted" | "refused") =>
  defineKind({
    ...FOR_TEACHER,
    name,
    mail: { words: { quote: "private" } },
  }).follows([leaveDecided], (ctx, _, { subject, payload, aside }) => {
    if (payload.state !== state) return [];
    const { startsOn, endsOn, answer } = aside;
    return [
      {
        userId: subject.id,
        key: `${name}:${payload.leave}:${ctx.clock.now().toISOString()}`,
        words: { from: startsOn, to: endsOn },
        path: "/leave",
        mail: { words: { quote: answer } },
      },
    ];
  });

export const leaveGranted = decided("leave-granted", "granted");
export const leaveRefused = decided("leave-refused", "refused");
