import type { ComingLesson, ComingLessons, PastLesson } from "@riwaq/contracts/scheduling/sessions";
import { screen, within } from "@testing-library/react";
import { useState } from "react";

import { FamilyPage } from "../src/features/scheduling/sessions/components/family/family-page.tsx";
import type { SessionSearch } from "../src/features/scheduling/sessions/model/session-search.ts";
import type { Language } from "../src/i18n/languages.ts";
import { buildProfile } from "./build-profile.ts";
import { buildComingLesson } from "./build-session.ts";
import { renderWithProviders } from "./render-with-providers.tsx";
import { stubApi } from "./stub-api.ts";

export const INES = { id: "11111111-1111-4111-8111-111111111111", name: "Inès Lambert" };
export const YANIS = { id: "22222222-2222-4222-8222-222222222222", name: "Yanis Lambert" };
const SALMA = { id: "33333333-3333-4333-8333-333333333333", name: "Salma Hegazy" };
const YOUSSEF = { id: "44444444-4444-4444-8444-444444444444", name: "Youssef El-Naggar" };
const READING = { en: "Reading", fr: "Lecture", ar: "القراءة" };
export const PAST = "GET /api/sessions/past/";

export const of = (pupil: typeof INES) => ({
  students_ids: [pupil.id],
  students_names: [pupil.name],
});
const by = (teacher: typeof SALMA) => ({ teacher_id: teacher.id, teacher_name: teacher.name });

/** At half past four in Paris, on a day of November or December. */
export function on(date: string, changes: Partial<ComingLesson> = {}) {
  return buildComingLesson({
    date,
    start_time: "16:30:00",
    end_time: "17:00:00",
    starts_at: `${date}T15:30:00.000Z`,
    ends_at: `${date}T16:00:00.000Z`,
    programme: READING,
    ...of(INES),
    ...by(SALMA),
    ...changes,
  });
}

export const next = buildComingLesson({
  programme: READING,
  ...of(INES),
  ...by(YOUSSEF),
  if_cancelled: { make_up: "granted", month: "2026-11", used_before: 1, used_after: 2, limit: 2 },
});

type Shown = {
  lessons?: ComingLesson[];
  past?: PastLesson[];
  circle?: Partial<ComingLessons>;
  language?: Language;
  search?: SessionSearch;
  answers?: Parameters<typeof stubApi>[0];
};

function OwedFor({ sessionId }: { sessionId: string }) {
  return <p>{`owed for ${sessionId}`}</p>;
}

function Page({ first }: { first: SessionSearch }) {
  const [search, setSearch] = useState(first);
  return (
    <FamilyPage
      reader="P"
      search={search}
      onSearch={setSearch}
      owed={<p>{"owed"}</p>}
      Owed={OwedFor}
      feed={<p>{"calendar"}</p>}
    />
  );
}

export async function showFamilyPage({
  lessons = [next],
  past = [],
  circle,
  language,
  search,
  answers,
}: Shown = {}) {
  const pupils = [INES, YANIS];
  const teachers = [SALMA, YOUSSEF];
  const sent = stubApi({
    "GET /api/profile/": { body: buildProfile() },
    "GET /api/sessions/coming/": { body: { lessons, pupils, teachers, ...circle } },
    [PAST]: { body: { lessons: past, next: null } },
    ...answers,
  });
  const options = language ? { language } : {};
  const view = await renderWithProviders(<Page first={search ?? {}} />, options);
  return { ...view, sent };
}

export const card = () => screen.findByRole("region", { name: "Next lesson" });
export const part = (name: string | RegExp) => screen.findByRole("region", { name });
export const linesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent?.replaceAll(/[\u2068\u2069]/g, ""));
