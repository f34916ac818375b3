import type { ImportUndone, STAYING_REASONS } from "@riwaq/contracts/people/imports";
import { inArray, sql } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { lockPeople } from "../../../platform/db/locks.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { accountInvited } from "../../identity/events.ts";
import { removeImportedUsers } from "../../identity/users/add-imported-users.ts";
import { importUndone } from "../events.ts";
import { families } from "../tables/families.ts";
import { findImportRows, type ImportRow, undoUntilMs } from "./queries.ts";

type Reason = (typeof STAYING_REASONS)[number];

/**
 * Within an hour, and once: families of the import with which nothing has happened since go as if they had never come.
 * Where somebody has signed in or chosen a password, has lessons, or anything else is told of them, the family stays.
 */
export const undoImport = command({
  by: requireRight("people"),
  lock: (tx, _, { id }: { id: string }) => lockPeople(tx, [id]),
  run: async (ctx, { id }): Promise<ImportUndone> => {
    const { tx, now } = ctx;
    const [row] = await findImportRows(tx, id);
    if (!row) throw new AppError("not_found");
    if (undoUntilMs(row, now) === null) throw refusal("conflict", "import_kept");
    const people = await findPeople(tx, row);
    const staying = stayingFamilies(people);
    const isGoing = ({ familyIds }: Imported) => familyIds.every((family) => !staying.has(family));
    const going = people.filter(isGoing).map((one) => one.id);
    const gone = row.made.familyIds.filter((family) => !staying.has(family));
    if (gone.length > 0) await tx.delete(families).where(inArray(families.id, gone));
    await removeImportedUsers(tx, going);
    const stay = [...staying.values()];
    await emit(ctx, tx, importUndone(id, { families: gone.length, stay: stay.length }));
    return { families: gone.length, people: going.length, stay };
  },
});

type Imported = { id: string; name: string; familyIds: string[]; reason: Reason | null };

/** Those of the import who are still here, in which of its families, and what has happened with them since. */
function findPeople(tx: Transaction, { sequence, made }: ImportRow): Promise<Imported[]> {
  const ids = (of: string[]) => sql`${sql.param(of)}::uuid[]`;
  const familyIds = sql`array(select member.family_id::text from family_members member
    where member.user_id = person.id and member.family_id = any(${ids(made.familyIds)}))`;
  const isTold = (about: ReturnType<typeof sql>) => sql`exists (select from events since
    where ${about} and since.sequence > ${sequence} and since.kind <> ${accountInvited.kind})`;
  const about = (type: string) =>
    isTold(sql`since.subject_type = ${type} and since.subject_id = person.id::text`);
  return rowsOf<Imported>(
    tx,
    sql`select person.id, person.name, ${familyIds} as "familyIds",
      case
        when exists (select from sign_ins own where own.user_id = person.id)
          or exists (select from credentials own
            where own.user_id = person.id and own.password is not null)
          or ${isTold(sql`since.actor_id = person.id`)} then 'signed_in'
        when ${about("student")} then 'lessons'
        when ${about("user")} or exists (select from events since join family_members member
            on member.user_id = person.id and member.family_id::text = since.subject_id
          where since.subject_type = 'family' and since.sequence > ${sequence})
          or exists (select from family_members other where other.user_id = person.id
            and other.family_id <> all(${ids(made.familyIds)})) then 'noted'
      end as reason
    from users person where person.id = any(${ids([...made.guardianIds, ...made.pupilIds])})
    order by person.name, person.id`,
  );
}

/** A family stays where something has happened with one of it; of a guardian with several all of them do. */
function stayingFamilies(people: readonly Imported[]) {
  const staying = new Map<string, { name: string; reason: Reason }>();
  for (const { name, reason, familyIds } of people) {
    if (reason === null) continue;
    for (const family of familyIds) if (!staying.has(family)) staying.set(family, { name, reason });
  }
  return staying;
}
