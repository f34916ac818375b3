import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant, updatedAt } from "../../../platform/db/columns.ts";
import { users } from "./users.ts";

/** How a person proves who they are: one row per provider; `credential` holds the argon2id hash. */
export const credentials = pgTable(
  "credentials",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    password: text("password"),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: instant("access_token_expires_at"),
    refreshTokenExpiresAt: instant("refresh_token_expires_at"),
    scope: text("scope"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("credentials_user").on(table.userId),
    uniqueIndex("credentials_provider_account").on(table.providerId, table.accountId),
  ],
);
