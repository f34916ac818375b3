import { on } from "../../../platform/events/subscriber.ts";
import { resourceAssigned as assigned, resourceCreated } from "../../learning/events.ts";
import { findFamilies } from "../../learning/resources/queries.ts";
import { notify } from "../notifications/notify.ts";

/** The families of those who get material now are told. */
export const resourceAssigned = [assigned, resourceCreated].map((given) =>
  on(given, async (ctx, tx, { subject: { id }, aside: { title, teacher, studentIds } }) => {
    const families = await findFamilies(tx, studentIds);
    await notify(
      ctx,
      tx,
      families.flatMap(({ id: studentId, name: student, parentIds }) =>
        [studentId, ...parentIds].map((userId) => ({
          userId,
          event: "resource-assigned" as const,
          key: `resource-assigned:${id}:${studentId}`,
          params: { title, teacher, student },
          path: `/resources/${id}`,
        })),
      ),
    );
  }),
);
