import { WordingParams } from "@riwaq/contracts/notifications/texts";
/** The texts of mails and notices with sample values, for staff, who may word them anew: nothing of anybody is in them. */
import * as texts from "@riwaq/contracts/notifications/texts.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { resetWording, saveWording } from "./save-wording.ts";
import { listTexts, showText } from "./show-text.ts";
import { previewWording, showWording } from "./show-wording.ts";

export const textsRoutes = routesOf("staff", (on) => {
  on(texts.list, async ({ ctx }) => listTexts(ctx));

  on(texts.preview, async ({ ctx, params }) => showText(ctx, params.template));

  on(texts.wording, async ({ ctx, params }) => showWording(ctx, placeOf(params)));

  on(texts.previewDraft, async ({ ctx, params, body }) =>
    previewWording(ctx, { ...placeOf(params), ...body }),
  );

  on(texts.saveWording, async ({ ctx, params, body }) => {
    await saveWording(ctx, { ...placeOf(params), ...body });
    return showWording(ctx, placeOf(params));
  });

  on(texts.resetWording, async ({ ctx, params, body }) => {
    await resetWording(ctx, { ...placeOf(params), ...body });
    return showWording(ctx, placeOf(params));
  });
});

/** The call's own schema has let nothing else in. */
const placeOf = (params: Record<string, string>) => WordingParams.parse(params);
