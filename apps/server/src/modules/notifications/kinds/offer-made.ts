import { offerMade } from "../../scheduling/events.ts";
import { describeHours, findOfferPeople } from "../notices/describe-offer.ts";
import { findReader } from "../notices/queries.ts";
import { defineKind } from "./define-kind.ts";

/** Who answers for the family is asked, by a link of their own: a page with both clocks and one button. */
export const offerMadeKind = defineKind({
  name: "offer-made",
  group: "lessons",
  words: { teacher: "name", student: "name", at: "moment" },
  mail: { words: { details: "private" }, isSecret: true },
}).follows([offerMade], async (_, tx, { subject: { id }, aside: told }) => {
  const people = await findOfferPeople(tx, told);
  if (!people) return [];
  const readers = await Promise.all(told.deciderIds.map((userId) => findReader(tx, userId)));
  return readers.flatMap((reader) => {
    if (!reader) return [];
    return {
      userId: reader.id,
      key: `offer-made:${id}`,
      words: {
        teacher: people.teacher.name,
        student: people.student.name,
        at: told.heldUntil.toISOString(),
      },
      path: "/sessions",
      mail: {
        path: `/offer?token=${told.linkOf(reader.id)}`,
        words: { details: describeHours(told, reader, people) },
      },
    };
  });
});
