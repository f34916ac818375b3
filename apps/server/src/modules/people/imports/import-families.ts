import { randomUUID } from "node:crypto";

import type { Import, ImportWish } from "@riwaq/contracts/people/imports";
import { groupBy } from "@riwaq/domain/group-by";
import type { ColumnMap } from "@riwaq/domain/people/imports/columns";

import { requireRight } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import { command, type Doing } from "../../../platform/command.ts";
import type { User } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { addImportedUsers } from "../../identity/users/add-imported-users.ts";
import { inviteAccount } from "../../identity/users/invite-account.ts";
import { familiesImported } from "../events.ts";
import { families, familyMembers } from "../tables/families.ts";
import { students } from "../tables/students.ts";
import type { Judged } from "./judge-rows.ts";
import { familyKeyOf, judgeFile } from "./load-preview.ts";
import { findImports } from "./queries.ts";
import { readFile } from "./read-file.ts";

type Asked = { wish: ImportWish; key: string };

/**
 * Families and pupils from a file, all or none: with one faulty row nothing is written. Addresses are unconfirmed and
 * nobody has a password or has consented: a guardian does so after signing in.
 */
export const importFamilies = command({
  by: requireRight("people"),
  once: ({ wish, key }: Asked) => ({ key, request: { importFamilies: wish } }),
  run: async (ctx, { wish }): Promise<Import> => {
    const { tx, now } = ctx;
    const { rows } = readFile(wish.text);
    const columns = wish.columns as ColumnMap;
    const judged = await judgeFile(tx, { rows, columns, now });
    if (judged.faults.length > 0 || judged.pupils.length === 0) {
      throw refusal("conflict", "import_faulty");
    }
    const made = await writePeople(ctx, judged);
    const id = randomUUID();
    if (wish.is_invited) {
      for (const [index, { name, email, language }] of judged.guardians.entries()) {
        await inviteAccount(ctx, tx, { id: made.guardianIds[index] ?? "", name, email, language });
      }
    }
    await emit(ctx, tx, familiesImported(id, made));
    const [shown] = await findImports(tx, now, id);
    if (!shown) throw new AppError("not_found");
    return shown;
  },
});

async function writePeople({ tx, now }: Doing<User>, { guardians, pupils }: Judged) {
  const guardianIds = guardians.map(() => randomUUID());
  const pupilIds = pupils.map(() => randomUUID());
  const idOf = new Map(guardians.map(({ email }, index) => [email, guardianIds[index] ?? ""]));
  await addImportedUsers(tx, [
    ...guardians.map(({ name, email, phone, timeZone, language }, index) => ({
      id: guardianIds[index] ?? "",
      role: "P" as const,
      name,
      email,
      gender: null,
      phoneNumber: phone,
      timeZone,
      language,
    })),
    ...pupils.map(({ name, gender, timeZone, language }, index) => ({
      id: pupilIds[index] ?? "",
      role: "S" as const,
      name,
      email: null,
      gender,
      phoneNumber: null,
      timeZone,
      language,
    })),
  ]);
  await tx.insert(students).values(
    pupils.map(({ age, ageOn }, index) => ({
      userId: pupilIds[index] ?? "",
      ageDeclared: age,
      ageDeclaredOn: ageOn,
    })),
  );
  const placed = pupils.map((pupil, index) => ({ pupil, id: pupilIds[index] ?? "" }));
  const households = [...groupBy(placed, ({ pupil }) => familyKeyOf(pupil.guardians)).values()].map(
    (children) => ({ id: randomUUID(), children, guardians: children[0]?.pupil.guardians ?? [] }),
  );
  await tx.insert(families).values(
    households.map((household) => ({
      id: household.id,
      payerId: idOf.get(household.guardians[0] ?? "") ?? null,
      createdAt: now,
    })),
  );
  await tx.insert(familyMembers).values(
    households.flatMap((household) => [
      ...household.guardians.map((email) => ({
        familyId: household.id,
        userId: idOf.get(email) ?? "",
        kind: "guardian" as const,
        createdAt: now,
      })),
      ...household.children.map((child) => ({
        familyId: household.id,
        userId: child.id,
        kind: "child" as const,
        createdAt: now,
      })),
    ]),
  );
  return { familyIds: households.map((household) => household.id), guardianIds, pupilIds };
}
