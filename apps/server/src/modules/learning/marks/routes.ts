/** What teachers, parents and pupils heard at words of the mushaf. */
import * as marks from "@riwaq/contracts/learning/marks.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { changeMark } from "./change-mark.ts";
import { type WhenShown, markWord } from "./mark-word.ts";
import { showMarks, showWeakWords } from "./show-marks.ts";
import { takeBackMark } from "./take-back-mark.ts";

export const marksRoutes = ({ whenShown }: { whenShown: WhenShown }) =>
  routesOf("marks", (on) => {
    on(marks.make, async ({ ctx, body }) => markWord(ctx, { mark: body, whenShown }));

    on(marks.change, async ({ ctx, params, body }) => changeMark(ctx, { ...params, ...body }));

    on(marks.takeBack, async ({ ctx, params }) => takeBackMark(ctx, params));

    on(marks.ofStudent, async ({ ctx, params, query }) => showMarks(ctx, { ...params, ...query }));

    on(marks.weakWords, async ({ ctx, params }) => showWeakWords(ctx, params));
  });
