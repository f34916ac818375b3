import { GRADES, type Grade } from "@riwaq/domain/memory/grade";
import { check, date, index, integer, pgTable, uuid } from "drizzle-orm/pg-core";

import { instant, isOneOf } from "../../../platform/db/columns.ts";
import { students } from "../../people/tables/students.ts";
import { cards } from "./cards.ts";

/** Each answer to a card; when it comes next is replayed from these. The id is made by the page that answers. */
export const cardReviews = pgTable(
  "card_reviews",
  {
    id: uuid("id").primaryKey(),
    studentId: uuid("student_id")
      .notNull()
      .references(() => students.userId, { onDelete: "cascade" }),
    cardId: uuid("card_id")
      .notNull()
      .references(() => cards.id, { onDelete: "cascade" }),
    day: date("day").notNull(),
    grade: integer("grade").$type<Grade>().notNull(),
    answeredAt: instant("answered_at").notNull(),
  },
  (table) => [
    index("card_reviews_student").on(table.studentId, table.cardId, table.day),
    check("card_reviews_grade", isOneOf(table.grade, GRADES)),
  ],
);
