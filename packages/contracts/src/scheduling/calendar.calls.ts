import { call, shapesOf } from "../call.ts";

const shape = shapesOf(() => import("./calendar.ts"));

export const clockChanges = call("GET", "/sessions/clock-changes/", {
  answer: shape("ClockChanges"),
  errors: [401],
});

export const feed = call("GET", "/calendar-feed/", {
  answer: shape("CalendarFeed"),
  errors: [401],
});

export const makeFeed = call("POST", "/calendar-feed/", {
  answer: shape("CalendarFeed"),
  status: 201,
  errors: [401, 403, 429],
});

export const revokeFeed = call("DELETE", "/calendar-feed/", { errors: [401, 403] });
