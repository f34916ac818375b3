import type { OpenMaterial, RoomView, RoomViewChange } from "@riwaq/contracts/classroom/room";
import { revealedAfter } from "@riwaq/domain/classroom/view";
import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { badField } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { showMarksNow } from "../../learning/marks/queries.ts";
import type { Lesson } from "../../scheduling/sessions/load-lesson.ts";
import { sayInRoom } from "../lines/words.ts";
import { rooms } from "../tables/rooms.ts";
import { findMaterial } from "./find-material.ts";
import { requireSeat } from "./load-room.ts";
import { lockRoom } from "./lock-room.ts";

type Room = typeof rooms.$inferSelect;
type Input = { id: string; change: RoomViewChange };

/** What the teacher shows to everybody is another now. */
export const changeRoomView = command({
  by: requireSignedIn,
  trace: "none",
  run: async ({ tx, actor, now }, { id, change }: Input): Promise<RoomView> => {
    const lesson = await requireSeat(tx, actor, { id, now, roles: ["teacher"] });
    if (change.material) await requireGiven(tx, lesson, change.material);
    const room = await lockRoom(tx, id, now);
    const view = changed(room.view, change);
    await tx
      .update(rooms)
      .set({ view, version: room.version + 1, pageTurns: turned(room, view, now) })
      .where(eq(rooms.sessionId, id));
    await sayInRoom(tx, id, { kind: "change", change: { type: "view", view } });
    if (view.are_marks_shown && !room.view.are_marks_shown) {
      await showMarksNow(tx, id, now);
      await sayInRoom(tx, id, { kind: "anew" });
    }
    return view;
  },
});

/** Of what is shown, the families open the file themselves; only what sounds can be played. */
async function requireGiven(
  tx: Transaction,
  lesson: Lesson,
  { resource_id, playback }: OpenMaterial,
): Promise<void> {
  const given = await findMaterial(tx, lesson, lesson.studentIds);
  const one = given.find(({ id }) => id === resource_id);
  if (!one || (playback && one.type !== "Audio")) throw badField("material", "invalid");
}

/** More than a lesson turns. */
const TURNS_MAX = 500;

function turned({ pageTurns, view }: Room, { page }: RoomView, now: Date): Room["pageTurns"] {
  if (page === view.page && pageTurns.length > 0) return pageTurns;
  return pageTurns.length < TURNS_MAX ? [...pageTurns, [page, now.getTime()]] : pageTurns;
}

/** Of the change whatever it names. */
function changed(view: RoomView, change: RoomViewChange): RoomView {
  const { stage = view.stage, page = view.page, hiding = view.hiding } = change;
  return {
    stage,
    page,
    hiding,
    revealed: revealedAfter(view, change),
    is_followed: change.is_followed ?? view.is_followed,
    are_marks_shown: change.are_marks_shown ?? view.are_marks_shown,
    is_coloured: change.is_coloured ?? view.is_coloured,
    sound: change.sound ?? view.sound,
    board: change.board ?? view.board,
    material: change.material === undefined ? view.material : change.material,
  };
}
