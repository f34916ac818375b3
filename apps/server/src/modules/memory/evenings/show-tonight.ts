import type { Tonight } from "@riwaq/contracts/memory/plan";
import { sql } from "drizzle-orm";

import { isFamily, requireSignedIn } from "../../../platform/actors.ts";
import type { Context, SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";
import { familyOf } from "../../people/reach/pupils.ts";
import { loadPlanning, todayOf } from "../plan/queries.ts";
import { loadEvenings } from "./load-evenings.ts";

/** The evening of oneself and of each child, where there is anything to recite or a day off from it. */
export async function showTonight({ db, actor, clock }: Context): Promise<Tonight> {
  const person = requireSignedIn(actor);
  if (!isFamily(person)) return { people: [] };
  const now = clock.now();
  const people: Tonight["people"] = [];
  for (const planning of await loadPlanning(db, await findPractising(db, person))) {
    const today = todayOf(now, planning.timeZone);
    const asked = { planning, today, days: 1, reader: "family", now } as const;
    const [evening] = await loadEvenings(db, asked);
    if (!evening) continue;
    const { id, name } = planning;
    people.push({ student_id: id, name, is_self: id === person.id, evening });
  }
  return { people };
}

/** Of the family those of whom a page is known or to whom one was given. */
async function findPractising(db: Database, person: SignedIn): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select student.user_id as id from students student
      join users person on person.id = student.user_id
      where student.user_id in ${familyOf(person)}
        and (exists (select from memory_pages held where held.student_id = student.user_id)
          or exists (select from new_portions given where given.student_id = student.user_id and given.ended_at is null))
      order by (student.user_id = ${person.id}) desc, person.name, student.user_id`,
  );
  return rows.map(({ id }) => id);
}
