/** What staff and a teacher do about lessons, by the API: for journeys whose subject is what follows from it. */
import type { Page } from "@playwright/test";

import { send } from "./subscribe.ts";
import { AGAIN } from "./test.ts";

const WHY = "The family and the teacher both asked us";

type Wish = {
  teacher_id: string;
  student_id: string;
  startsAtMs: number;
  length_minutes: number;
};

/** Staff book for both sides, outside of every week; gives the lesson's id. */
export async function bookLesson(staff: Page, { startsAtMs, ...wish }: Wish): Promise<string> {
  const starts_at = new Date(startsAtMs).toISOString();
  const asked = { kind: "single", ...wish, starts_at, reason: WHY };
  const { session_ids } = await send<{ session_ids: string[] }>(staff, "/api/bookings/", asked);
  const [id = ""] = session_ids;
  return id;
}

/** The teacher says how a lesson ended. */
export async function sayOutcome(teacher: Page, lesson: string, kind: string): Promise<void> {
  await send(teacher, `/api/sessions/${lesson}/outcome/`, { kind });
}

type Listed = { id: string; teacher_id: string; students_ids: string[]; ends_at: string };

/** The lessons of whoever is signed in, from an instant on. */
export async function lessonsFrom(page: Page, fromMs: number, days = 28): Promise<Listed[]> {
  const [from, to] = [fromMs, fromMs + days * 86_400_000].map((ms) => new Date(ms).toISOString());
  const answer = await page.request.get(`/api/sessions/?from=${from}&to=${to}`, AGAIN);
  return (await answer.json()) as Listed[];
}
