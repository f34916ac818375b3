import { wallDate } from "../../../platform/i18n/wall-hours.ts";
import { clockChangeNear } from "../../scheduling/events.ts";
import { describeChanges, describePlaces } from "../notices/describe-changes.ts";
import { findReader } from "../notices/queries.ts";
import { defineKind } from "./define-kind.ts";

/** Everyone whose series a clock change moves is told ahead of it, at once of all of them. */
export const clockChange = defineKind({
  name: "clock-change",
  group: "calendar",
  words: { at: "moment", zone: "plain" },
  mail: { words: { date: "plain", place: "plain", details: "private" } },
}).follows([clockChangeNear], async (_, tx, { subject, payload, aside: { changes } }) => {
  const reader = await findReader(tx, subject.id);
  const [first] = changes;
  if (!reader || !first) return [];
  const { changesAt: at, zones, daysBefore } = payload;
  return [
    {
      userId: reader.id,
      key: `clock-change:${zones.join(",")}:${at}:${daysBefore}`,
      words: { at, zone: first.zone },
      path: "/sessions/clock-changes",
      mail: {
        words: {
          // The day on which they change there, whichever it is for the reader.
          date: wallDate(new Date(at), first.zone, reader.language),
          place: describePlaces(changes, reader.language),
          details: describeChanges(changes, reader),
        },
      },
    },
  ];
});
