import type { Done } from "@riwaq/contracts/identity/authentication";
import type { ZoomValidation } from "@riwaq/contracts/scheduling/meetings";

import { asSystem } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { notePresence } from "./note-presence.ts";
import { readZoomWebhook } from "./providers/zoom-webhook.ts";

type Received = Parameters<typeof readZoomWebhook>[0];

/** Without Zoom there is no such address; what is not signed by it is refused. */
export async function receiveWebhook(
  ctx: Context,
  received: Received,
): Promise<ZoomValidation | Done> {
  const { zoom } = ctx.config;
  if (!zoom) throw new AppError("not_found");
  const { webhookSecret } = zoom;
  const webhook = readZoomWebhook(received, { webhookSecret, now: ctx.clock.now() });
  if (webhook.kind === "refused") throw new AppError("unauthenticated");
  if (webhook.kind === "validation") return webhook.answer;
  if (webhook.kind === "presence") await notePresence(asSystem(ctx), webhook.presence);
  return { done: true };
}
