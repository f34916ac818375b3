import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./shop.ts"));

/** For every visitor, and on the first page they see: what staff call (shop.calls.ts) would weigh there. */
export const prices = call("GET", "/prices/", { answer: shape("Prices"), errors: [] });
