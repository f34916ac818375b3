import { eq } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { publicProfiles } from "../tables/public-profiles.ts";
import { teachers } from "../tables/teachers.ts";

/** One's own, whether anything was said yet or not. */
export async function findOwnPublicProfile(db: Database, teacherId: string) {
  const [row] = await db
    .select({
      name: users.name,
      picture: users.image,
      approval: teachers.approval,
      meetingProvider: teachers.meetingProvider,
      meetingLink: teachers.meetingLink,
      profile: publicProfiles,
    })
    .from(teachers)
    .innerJoin(users, eq(users.id, teachers.userId))
    .leftJoin(publicProfiles, eq(publicProfiles.teacherId, teachers.userId))
    .where(eq(teachers.userId, teacherId));
  if (!row) throw new AppError("not_found");
  const { profile, ...teacher } = row;
  return { ...NOTHING_SAID, ...profile, ...teacher };
}

export type OwnPublicProfile = Awaited<ReturnType<typeof findOwnPublicProfile>>;

const NOTHING_SAID = {
  slug: null,
  isShown: false,
  agreedAt: null,
  parts: [],
  latinName: "",
  arabicName: "",
  audiences: [],
  answers: {},
  answersLanguage: "ar",
} as const;
