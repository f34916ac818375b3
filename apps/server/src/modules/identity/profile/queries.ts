import type { NotificationChoices } from "@riwaq/contracts/identity/profile";
import { eq } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { Database } from "../../../platform/db/database.ts";
import { users } from "../tables/users.ts";

export async function findNotificationChoices(
  db: Database,
  userId: string,
): Promise<NotificationChoices> {
  const [choices] = await db
    .select({
      email: users.notifyByEmail,
      sms: users.notifyBySms,
      session_reminders: users.notifySessionReminders,
      marketing: users.notifyMarketing,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!choices) throw new AppError("not_found");
  return choices;
}
