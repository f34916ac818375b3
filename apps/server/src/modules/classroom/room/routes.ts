/** The institute's own room of a lesson: what is shown, drawn and said in it. Its socket: socket/routes.ts. */
import * as room from "@riwaq/contracts/classroom/room.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { changeRoomView } from "./change-room-view.ts";
import { drawStroke } from "./draw-stroke.ts";
import { sendRoomMessage } from "./send-room-message.ts";
import { showClassroom } from "./show-classroom.ts";
import { clearBoard, wipeStroke } from "./wipe-stroke.ts";

export const classroomRoutes = routesOf("classroom", (on) => {
  on(room.show, async ({ ctx, params }) => showClassroom(ctx, params));

  on(room.changeView, async ({ ctx, params, body }) =>
    changeRoomView(ctx, { ...params, change: body }),
  );

  on(room.draw, async ({ ctx, params, body }) => drawStroke(ctx, { ...params, stroke: body }));

  on(room.wipe, async ({ ctx, params }) => wipeStroke(ctx, params));

  on(room.clearBoard, async ({ ctx, params, body }) => clearBoard(ctx, { ...params, ...body }));

  on(room.sendMessage, async ({ ctx, params, body }) =>
    sendRoomMessage(ctx, { ...params, message: body }),
  );
});
