import type { Transaction } from "../../../platform/db/transaction.ts";
import { lessonHours } from "../../../platform/i18n/wall-hours.ts";
import type { ToldOffer } from "../../scheduling/offers/tell-offer.ts";
import { type Reader, findReader } from "./queries.ts";

export type OfferPeople = { teacher: Reader; student: Reader };

/** Undefined where one of the two is gone. */
export async function findOfferPeople(
  tx: Transaction,
  { teacherId, studentId }: ToldOffer,
): Promise<OfferPeople | undefined> {
  const teacher = await findReader(tx, teacherId);
  const student = await findReader(tx, studentId);
  return teacher && student && { teacher, student };
}

/** The weekly hours, each at its first lesson, on the reader's clock with the other side's beside it. */
export function describeHours(
  { hours }: ToldOffer,
  reader: Reader,
  { teacher, student }: OfferPeople,
): string {
  const other = reader.id === teacher.id ? student.timeZone : teacher.timeZone;
  const clocks = { own: reader.timeZone, other, language: reader.language };
  return hours.map((hour) => `– ${lessonHours(hour, clocks)}`).join("\n");
}
