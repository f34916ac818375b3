import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./users.ts"));

export const me = call("GET", "/users/me/", { answer: shape("CurrentUser"), errors: [401] });
