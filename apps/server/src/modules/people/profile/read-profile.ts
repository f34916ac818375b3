import type { Profile } from "@riwaq/contracts/identity/profile";
import { languageOfOwnText } from "@riwaq/domain/people/own-text";
import { eq } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { teachers } from "../tables/teachers.ts";

/** One's own profile: nobody else is ever shown it. */
export async function readProfile(db: Database, userId: string): Promise<Profile> {
  const [row] = await db
    .select({ user: users, teacher: teachers })
    .from(users)
    .leftJoin(teachers, eq(teachers.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) throw new AppError("not_found");
  const { user, teacher } = row;
  return {
    id: user.id,
    role: user.role,
    name: user.name,
    email: user.email ?? "",
    email_verified: user.emailVerified,
    // A teacher's stands once in each language.
    bio: teacher ? teacher.bio[languageOfOwnText(teacher.bio, user.language)] : user.bio,
    phone_number: user.phoneNumber,
    time_zone: user.timeZone,
    language: user.language,
    picture: user.image,
    zoom_email: teacher?.zoomEmail ?? null,
    years_of_experience: teacher?.yearsOfExperience ?? null,
  };
}
