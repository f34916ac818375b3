import { createHmac } from "node:crypto";

import type { Services } from "../../../platform/services.ts";

type Deps = Pick<Services, "secret"> & { config: Pick<Services["config"], "publicUrl"> };
type Place = { sessionId: string; startsAt: Date };

/** Two installations may share one LiveKit: each knows its own rooms, and never ends those of the other. */
function installation({ secret, config }: Deps): string {
  return createHmac("sha256", secret)
    .update(`livekit ${config.publicUrl}`)
    .digest("hex")
    .slice(0, 12);
}

/** What the call of a lesson is named at LiveKit. A lesson that is moved has another one, which no older token opens. */
export function roomNameOf(deps: Deps, { sessionId, startsAt }: Place): string {
  return `riwaq-${installation(deps)}-${sessionId}-${startsAt.getTime()}`;
}

const FORM = /^riwaq-([\da-f]{12})-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-(\d+)$/;

/** Whose call that is; undefined for a room that is none of ours. */
export function lessonOfRoom(deps: Deps, name: string): Place | undefined {
  const [, owner, sessionId, startsAtMs] = FORM.exec(name) ?? [];
  if (owner !== installation(deps) || !sessionId) return undefined;
  return { sessionId, startsAt: new Date(Number(startsAtMs)) };
}
