import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./room.ts"));
const ERRORS = [400, 401, 403, 404, 409] as const;

export const show = call("GET", "/classroom/:id/", {
  answer: shape("Classroom"),
  errors: [401, 404],
});

/** Not found where voices go from browser to browser. */
export const takeTicket = call("POST", "/classroom/:id/seats/:seat/ticket/", {
  answer: shape("CallTicket"),
  errors: [401, 403, 404, 409],
});

export const changeView = call("PATCH", "/classroom/:id/view/", {
  body: shape("RoomViewChange"),
  answer: shape("RoomView"),
  errors: ERRORS,
});

export const draw = call("POST", "/classroom/:id/strokes/", {
  body: shape("NewStroke"),
  errors: ERRORS,
});

/** By whoever drew it, and by the teacher. */
export const wipe = call("DELETE", "/classroom/:id/strokes/:stroke/", { errors: ERRORS });

export const clearBoard = call("POST", "/classroom/:id/boards/clear/", {
  body: shape("BoardClearing"),
  errors: ERRORS,
});

export const sendMessage = call("POST", "/classroom/:id/messages/", {
  body: shape("NewRoomMessage"),
  answer: shape("RoomMessage"),
  errors: ERRORS,
});
