import type { Page } from "@playwright/test";

import type { OwnServer } from "./own-server.ts";
import { expect } from "./test.ts";
import type { Texts } from "./texts.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Rows = Awaited<ReturnType<OwnServer["rows"]>>;

/** Monday's first moment in Cairo, in the week of an instant. */
function weekOf(ms: number) {
  const wall = new Date(new Date(ms).toLocaleString("en-US", { timeZone: "Africa/Cairo" }));
  const days = (wall.getDay() + 6) % 7;
  const since = days * DAY_MS + wall.getHours() * HOUR_MS + wall.getMinutes() * MINUTE_MS;
  const from = ms - since - wall.getSeconds() * 1000;
  return { from, until: from + 7 * DAY_MS };
}

export const msOf = (value: unknown) => Date.parse(String(value));

/** The numbers of the home, counted anew from the rows: by the task's name, and what the week has. */
function recount(rows: Rows, nowMs: number) {
  const { from, until } = weekOf(nowMs);
  const isComing = (value: unknown) => msOf(value) > nowMs;
  const soon = nowMs + 30 * DAY_MS;
  const today = new Date(nowMs).toLocaleDateString("sv-SE", { timeZone: "Africa/Cairo" });
  const tasks: Record<string, number> = {
    unanswered: rows("outcome_questions").filter(({ staff_asked_at }) => staff_asked_at).length,
    emergencies: rows("make_ups").filter(({ state }) => state === "pending").length,
    applications: rows("teachers").filter(({ approval }) => approval === "applied").length,
    late_reports: rows("session_reports").filter(
      ({ submitted_at, due_at }) => !submitted_at && msOf(due_at) <= nowMs - DAY_MS,
    ).length,
    periodic: rows("periodic_reports").filter(({ status }) => status === "submitted").length,
    leads: rows("leads").filter(
      ({ stage, owner_id, due_on }) =>
        !["decided", "lost"].includes(String(stage)) &&
        (!owner_id || (due_on !== null && String(due_on) <= today)),
    ).length,
    declarations: rows("legal_acts").filter(
      ({ subscription_id, matched_at }) => !subscription_id && !matched_at,
    ).length,
    contact: rows("contact_messages").filter(({ handled_at }) => !handled_at).length,
    outbox: rows("outbox_messages").filter(({ state }) =>
      ["failed", "unclear"].includes(String(state)),
    ).length,
    holidays: rows("holidays").filter(
      ({ confirmed_at, starts_on, ends_on }) =>
        !confirmed_at && msOf(ends_on) > nowMs - DAY_MS && msOf(starts_on) <= soon,
    ).length,
    leave: rows("leaves").filter(({ state, ends_at }) => state === "asked" && isComing(ends_at))
      .length,
    rounds: rows("round_failures").filter(({ mended_at }) => !mended_at).length,
  };
  const ofWeek = rows("sessions").filter(
    ({ starts_at }) => msOf(starts_at) >= from && msOf(starts_at) < until,
  );
  return { tasks, planned: ofWeek.length };
}

/** What the home says: of each task that waits how many, their sum, and the lessons of the week. */
export async function readHome(page: Page, t: Texts) {
  await page.goto("/");
  const todo = page.getByRole("region", { name: t("dashboard", "staff.todo") });
  const rows = todo.getByRole("listitem");
  await expect(rows.first()).toBeVisible();
  const lines = (await rows.allInnerTexts()).map((text) => text.split("\n"));
  const sum = Number(await todo.getByText(/^\d+$/).first().innerText());
  const week = page.getByRole("region", { name: t("dashboard", "staff.week.title") });
  const words = t("dashboard", "staff.week.planned").split("{{number}}");
  const planned = await week.getByText(new RegExp(`^${words.join("\\d+")}$`)).innerText();
  return {
    tasks: Object.fromEntries(lines.map(([count, name]) => [name, Number(count)])),
    sum,
    planned: Number(/\d+/.exec(planned)?.[0]),
  };
}

export function expectSameNumbers(
  page: Awaited<ReturnType<typeof readHome>>,
  rows: Rows,
  t: Texts,
) {
  const { tasks, planned } = recount(rows, Date.now());
  const waiting = Object.entries(tasks).filter(([, count]) => count > 0);
  expect(page.tasks).toEqual(
    Object.fromEntries(
      waiting.map(([name, count]) => [t("dashboard", `staff.tasks.${name}`), count]),
    ),
  );
  expect(page.sum).toBe(waiting.reduce((sum, [, count]) => sum + count, 0));
  expect(page.planned).toBe(planned);
}
