import { type SQLWrapper, sql } from "drizzle-orm";
import { customType, timestamp, uuid } from "drizzle-orm/pg-core";

/** Compared without regard to case by the database itself. */
export const citext = customType<{ data: string }>({ dataType: () => "citext" });

export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

export const id = () => uuid("id").primaryKey().defaultRandom();

export const createdAt = () => instant("created_at").notNull().defaultNow();
export const updatedAt = () => instant("updated_at").notNull().defaultNow();

/** For checks and queries of a column whose words the domain lists: written there once. */
export const isOneOf = (column: SQLWrapper, words: ReadonlyArray<string | number>) =>
  sql<boolean>`${column} in (${sql.raw(words.map(literal).join(", "))})`;

const literal = (word: string | number) => (typeof word === "number" ? String(word) : `'${word}'`);
