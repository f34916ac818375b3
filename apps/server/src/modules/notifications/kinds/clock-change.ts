import { on } from "../../../platform/events/subscriber.ts";
import { wallDate } from "../../../platform/i18n/wall-hours.ts";
import { clockChangeNear } from "../../scheduling/events.ts";
import { describeChanges, describePlaces } from "../notices/describe-changes.ts";
import { findReader } from "../notices/queries.ts";
import { notify } from "../notifications/notify.ts";

/** Everyone whose series a clock change moves is told ahead of it, at once of all of them. */
export const clockChange = [
  on(clockChangeNear, async (ctx, tx, { subject, payload, aside: { changes } }) => {
    const reader = await findReader(tx, subject.id);
    const [first] = changes;
    if (!reader || !first) return;
    const { changesAt: at, zones, daysBefore } = payload;
    await notify(ctx, tx, [
      {
        userId: reader.id,
        event: "clock-change",
        key: `clock-change:${zones.join(",")}:${at}:${daysBefore}`,
        params: { at, zone: first.zone },
        path: "/sessions/clock-changes",
        mail: {
          params: {
            date: wallDate(new Date(at), first.zone, reader.language),
            place: describePlaces(changes, reader.language),
            details: describeChanges(changes, reader),
          },
        },
      },
    ]);
  }),
];
