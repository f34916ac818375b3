import { sql } from "drizzle-orm";

import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { familyOf } from "./pupils.ts";

type Named = { id: string; name: string };

/** Who of the reader's family learns, and with whom, by name: those of before too, as their lessons are still shown. */
export async function findFamilyCircle(
  db: Database,
  reader: SignedIn,
): Promise<{ pupils: Named[]; teachers: Named[] }> {
  const family = familyOf(reader);
  const { rows } = (await db.execute(sql`
    select true as is_pupil, u.id, u.name from students s join users u on u.id = s.user_id
      where s.user_id in ${family}
    union all
    select false, u.id, u.name from users u where u.id in (
      select agreed.teacher_id from agreements agreed where agreed.student_id in ${family})
    order by name, id`)) as unknown as { rows: Array<Named & { is_pupil: boolean }> };
  const named = (isPupil: boolean) =>
    rows.filter((row) => row.is_pupil === isPupil).map(({ id, name }) => ({ id, name }));
  return { pupils: named(true), teachers: named(false) };
}
