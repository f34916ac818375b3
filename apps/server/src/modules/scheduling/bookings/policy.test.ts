import { ROLE_OF_HOME } from "@riwaq/contracts/roles";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { buildFamily, buildOpenTeacher } from "../../../../test/booking-scene.ts";
import { buildEnrolment, buildStaff } from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import type { SignedIn } from "../../../platform/context.ts";
import { institute } from "../../../platform/db/tables/institute.ts";
import { personOf } from "../../identity/sign-in/person-of.ts";
import { users } from "../../identity/tables/users.ts";
import { consents } from "../../people/tables/families.ts";
import { genderExceptions } from "../../people/tables/gender-exceptions.ts";
import { students } from "../../people/tables/students.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { findBookingFault } from "./find-booking-fault.ts";

const { db } = await startTestApp();

type User = typeof users.$inferSelect;
type Named = Pick<
  User,
  "id" | "name" | "email" | "emailVerified" | "role" | "timeZone" | "language"
>;

function actorOf(person: Named): SignedIn {
  return personOf({
    ...person,
    email: person.email ?? "",
    image: null,
    roles: [ROLE_OF_HOME[person.role]],
    rights: person.role === "A" ? ["lessons"] : [],
  });
}

async function scene(age: number) {
  const { parent, child } = await buildFamily(db, age);
  const teacher = await buildOpenTeacher(db);
  const faultFor = (who: Named) =>
    findBookingFault(db, actorOf(who), {
      studentId: child.id,
      teacherId: teacher.id,
      now: TEST_NOW,
    });
  return { parent, child, teacher, faultFor };
}

describe("whether a pair may be booked", () => {
  it.each([
    [9, "under_15_needs_parent"],
    [14, "under_15_needs_parent"],
    [15, null],
    [40, null],
  ])("by a student of %i is %s", async (age, fault) => {
    const { child, faultFor } = await scene(age);
    expect(await faultFor(child)).toBe(fault);
  });

  it("of a student who has closed the account nobody finds, whoever books", async () => {
    const { parent, child, teacher, faultFor } = await scene(16);
    await buildEnrolment(db, teacher, child);
    await db.update(users).set({ closedAt: TEST_NOW }).where(eq(users.id, child.id));
    for (const who of [child, parent, teacher, await buildStaff(db)]) {
      await expect(faultFor(who)).rejects.toMatchObject({ code: "not_found" });
    }
  });

  it("of a child needs a parent's consent, whoever books", async () => {
    const { parent, child, teacher, faultFor } = await scene(9);
    await buildEnrolment(db, teacher, child);
    const staff = await buildStaff(db);
    for (const who of [parent, teacher, staff]) expect(await faultFor(who)).toBeNull();
    await db.delete(consents).where(eq(consents.studentId, child.id));
    for (const who of [parent, teacher, staff]) {
      expect(await faultFor(who)).toBe("consent_missing");
    }
  });

  it.each(["applied", "paused", "declined"] as const)(
    "with a teacher who is %s is refused",
    async (approval) => {
      const { parent, teacher, faultFor } = await scene(9);
      await db.update(teachers).set({ approval }).where(eq(teachers.userId, teacher.id));
      expect(await faultFor(parent)).toBe("teacher_not_bookable");
    },
  );

  it("follows the parents' wish below twelve, and from then on the student's gender where the institute has that rule", async () => {
    const young = await scene(11);
    await setGender(young.teacher, "M");
    expect(await young.faultFor(young.parent)).toBeNull();
    await db
      .update(students)
      .set({ teacherGender: "F" })
      .where(eq(students.userId, young.child.id));
    expect(await young.faultFor(young.parent)).toBe("gender_preference");

    const older = await scene(12);
    await setGender(older.teacher, "M");
    expect(await older.faultFor(older.parent)).toBe("gender_rule");
    await setGender(older.child, null);
    expect(await older.faultFor(older.parent)).toBe("gender_unknown");

    await db.update(institute).set({ sameGenderFrom12: false });
    expect(await older.faultFor(older.parent)).toBeNull();
    expect(await young.faultFor(young.parent)).toBe("gender_preference");
    await db.update(institute).set({ sameGenderFrom12: true });
  });

  it("is up to staff where they allow the pair", async () => {
    const { parent, child, teacher, faultFor } = await scene(13);
    await setGender(teacher, "M");
    const staff = await buildStaff(db);
    await db
      .insert(genderExceptions)
      .values({ studentId: child.id, teacherId: teacher.id, allowedById: staff.id });
    expect(await faultFor(parent)).toBeNull();
  });

  it("is nobody's business beyond the family, the teacher and staff", async () => {
    const { faultFor, teacher } = await scene(9);
    const other = await scene(20);
    for (const stranger of [other.parent, other.child, other.teacher, teacher]) {
      await expect(faultFor(stranger)).rejects.toMatchObject({ code: "not_found" });
    }
  });
});

async function setGender({ id }: { id: string }, gender: "M" | "F" | null) {
  await db.update(users).set({ gender }).where(eq(users.id, id));
}
