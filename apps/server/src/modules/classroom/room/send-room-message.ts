import type { NewRoomMessage, RoomMessage } from "@riwaq/contracts/classroom/room";
import { and, eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError, badField } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { hasWord } from "../../learning/marks/has-word.ts";
import { sayInRoom } from "../lines/words.ts";
import { roomMessages } from "../tables/room-messages.ts";
import { requireSeat } from "./load-room.ts";
import { presentMessage } from "./queries.ts";

type Input = { id: string; message: NewRoomMessage };

/** Words to everybody in the room, by the teacher or a pupil; sent again, they were said already. */
export const sendRoomMessage = command({
  by: requireSignedIn,
  trace: "none",
  run: async ({ tx, actor, now }, { id: sessionId, message }: Input): Promise<RoomMessage> => {
    await requireSeat(tx, actor, { id: sessionId, now, roles: ["teacher", "pupil"] });
    const { id, text, word } = message;
    if (word && !hasWord(word)) throw badField("word", "invalid");
    const place = { sura: word?.sura ?? null, aya: word?.aya ?? null, word: word?.word ?? null };
    const [row] = await tx
      .insert(roomMessages)
      .values({ id, sessionId, byId: actor.id, text, ...place, sentAt: now })
      .onConflictDoNothing()
      .returning();
    const said = row ?? (await findOwn());
    const sent = presentMessage(said, actor.name);
    if (row) {
      const change = { type: "message" as const, message: sent };
      await sayInRoom(tx, sessionId, { kind: "change", change });
    }
    return sent;

    async function findOwn() {
      const isOwn = and(eq(roomMessages.sessionId, sessionId), eq(roomMessages.byId, actor.id));
      const [own] = await tx
        .select()
        .from(roomMessages)
        .where(and(eq(roomMessages.id, id), isOwn));
      if (!own) throw new AppError("conflict");
      return own;
    }
  },
});
