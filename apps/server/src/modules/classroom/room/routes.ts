/** The institute's own room of a lesson: what is shown, drawn and said in it. Its socket: socket/routes.ts. */
import * as room from "@riwaq/contracts/classroom/room.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { giveTicket } from "../call/give-ticket.ts";
import { changeRoomView } from "./change-room-view.ts";
import { drawStroke } from "./draw-stroke.ts";
import { sendRoomMessage } from "./send-room-message.ts";
import { showClassroom } from "./show-classroom.ts";
import { clearBoard, wipeStroke } from "./wipe-stroke.ts";

const HOUR_MS = 3_600_000;

export const classroomRoutes = routesOf("classroom", (on, app) => {
  // More than anybody draws or writes in a lesson; a family shares an address.
  const drawing = app.throttle("draw", {
    byAddress: { max: 12_000, windowMs: HOUR_MS },
    byAccount: { max: 4000, windowMs: HOUR_MS },
  });
  const writing = app.throttle("write-in-room", {
    byAddress: { max: 3000, windowMs: HOUR_MS },
    byAccount: { max: 600, windowMs: HOUR_MS },
  });

  // A page that looks for its way back asks every few seconds.
  const joining = app.throttle("join-call", {
    byAddress: { max: 12_000, windowMs: HOUR_MS },
    byAccount: { max: 2000, windowMs: HOUR_MS },
  });

  on(room.show, async ({ ctx, params }) => showClassroom(ctx, params));

  on(room.takeTicket, { preHandler: joining }, async ({ ctx, params }) => giveTicket(ctx, params));

  on(room.changeView, async ({ ctx, params, body }) =>
    changeRoomView(ctx, { ...params, change: body }),
  );

  on(room.draw, { preHandler: drawing }, async ({ ctx, params, body }) =>
    drawStroke(ctx, { ...params, stroke: body }),
  );

  on(room.wipe, async ({ ctx, params }) => wipeStroke(ctx, params));

  on(room.clearBoard, async ({ ctx, params, body }) => clearBoard(ctx, { ...params, ...body }));

  on(room.sendMessage, { preHandler: writing }, async ({ ctx, params, body }) =>
    sendRoomMessage(ctx, { ...params, message: body }),
  );
});
