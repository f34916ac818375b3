/** Who records words and sentences that others listen to: teachers whom the institute has accepted, and staff who look after its content. */
import { and, eq } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { teachers } from "../tables/teachers.ts";

/** Anybody's, one's own, or none at all. */
export type SoundKeeper = { id: string; keeps: "all" | "own" | "none" };

export async function soundKeeper(db: Database, person: SignedIn): Promise<SoundKeeper> {
  const { id, rights, roles } = person;
  if (rights.has("content")) return { id, keeps: "all" };
  const isTeacher = roles.has("teacher") && (await isApproved(db, id));
  return { id, keeps: isTeacher ? "own" : "none" };
}

async function isApproved(db: Database, id: string): Promise<boolean> {
  const accepted = and(eq(teachers.userId, id), eq(teachers.approval, "approved"));
  return (await db.$count(teachers, accepted)) > 0;
}

export async function requireSoundKeeper(db: Database, person: SignedIn): Promise<SoundKeeper> {
  const keeper = await soundKeeper(db, person);
  if (keeper.keeps === "none") throw new AppError("forbidden");
  return keeper;
}

/** What somebody has made is theirs to change, and staff's. */
export const mayChangeSound = ({ id, keeps }: SoundKeeper, madeById: string): boolean =>
  keeps === "all" || (keeps === "own" && madeById === id);
