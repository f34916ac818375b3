/** Lessons that somebody else gives: proposed, decided by staff, answered by the family and the substitute. */
import * as cover from "@riwaq/contracts/scheduling/cover.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { answerCover } from "./answer-cover.ts";
import { cancelAll } from "./cancel-all.ts";
import { coverAll } from "./cover-all.ts";
import { coverLesson } from "./cover-lesson.ts";
import { keepLessonInLeave } from "./keep-lesson-in-leave.ts";
import { listCovers } from "./list-covers.ts";
import { listLeaveLessons } from "./list-leave-lessons.ts";
import { presentCover } from "./presenter.ts";
import { listSubstitutes, showLeave } from "./show-leave.ts";
import { undoCover } from "./undo-cover.ts";

const FOR_STAFF = { schema: { tags: ["staff"] } };

export const coverRoutes = routesOf("sessions", (on) => {
  on(cover.ofLeave, FOR_STAFF, async ({ ctx, params }) => showLeave(ctx, params));

  on(cover.ofOwnLeave, async ({ ctx, params }) => listLeaveLessons(ctx, params));

  on(cover.substitutes, FOR_STAFF, async ({ ctx, params }) => listSubstitutes(ctx, params));

  on(cover.cover, FOR_STAFF, async ({ ctx, body, headers }) => {
    const asked = { cover: body, key: headers["idempotency-key"] };
    return coverLesson(ctx, asked);
  });

  on(cover.coverAll, FOR_STAFF, async ({ ctx, params, body }) =>
    coverAll(ctx, { leaveId: params.id, ...body }),
  );

  on(cover.cancelAll, FOR_STAFF, async ({ ctx, params, body }) =>
    cancelAll(ctx, { leaveId: params.id, ...body }),
  );

  on(cover.undo, FOR_STAFF, async ({ ctx, params }) => presentCover(await undoCover(ctx, params)));

  on(cover.keep, FOR_STAFF, async ({ ctx, params, body }) =>
    keepLessonInLeave(ctx, {
      leaveId: params.id,
      sessionId: params.session,
      isKept: body.is_kept,
    }),
  );

  on(cover.mine, async ({ ctx }) => listCovers(ctx));

  on(cover.answer, async ({ ctx, params, body }) =>
    presentCover(await answerCover(ctx, { ...params, ...body })),
  );
});
