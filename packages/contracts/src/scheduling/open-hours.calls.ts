import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./availability.ts"));

/** For every visitor, on the first page they see: hours at which somebody is free, and nobody's name. */
export const openHours = call("GET", "/open-hours/", { answer: shape("OpenHours"), errors: [] });
