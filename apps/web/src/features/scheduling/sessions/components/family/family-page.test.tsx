import type { ComingLesson, ComingLessons, PastLesson } from "@riwaq/contracts/scheduling/sessions";
import { act, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { buildProfile } from "../../../../../../test/build-profile.ts";
import {
  buildComingLesson,
  buildDetails,
  buildPastLesson,
} from "../../../../../../test/build-session.ts";
import { renderWithProviders } from "../../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../../test/stub-api.ts";
import type { Language } from "../../../../../i18n/languages.ts";
import type { SessionSearch } from "../../model/session-search.ts";
import { FamilyPage } from "./family-page.tsx";

beforeEach(() => void vi.setSystemTime(new Date("2026-11-24T09:14:00Z")));
afterEach(() => void vi.useRealTimers());

const INES = { id: "11111111-1111-4111-8111-111111111111", name: "Inès Lambert" };
const YANIS = { id: "22222222-2222-4222-8222-222222222222", name: "Yanis Lambert" };
const SALMA = { id: "33333333-3333-4333-8333-333333333333", name: "Salma Hegazy" };
const YOUSSEF = { id: "44444444-4444-4444-8444-444444444444", name: "Youssef El-Naggar" };
const READING = { en: "Reading", fr: "Lecture", ar: "القراءة" };
const PAST = "GET /api/sessions/past/";

const of = (pupil: typeof INES) => ({ students_ids: [pupil.id], students_names: [pupil.name] });
const by = (teacher: typeof SALMA) => ({ teacher_id: teacher.id, teacher_name: teacher.name });

/** At half past four in Paris, on a day of November or December. */
function on(date: string, changes: Partial<ComingLesson> = {}) {
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

const next = buildComingLesson({
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

function Page({ first }: { first: SessionSearch }) {
  const [search, setSearch] = useState(first);
  return (
    <FamilyPage
      reader="P"
      search={search}
      onSearch={setSearch}
      owed={<p>owed</p>}
      Owed={({ sessionId }) => <p>owed for {sessionId}</p>}
      feed={<p>calendar</p>}
    />
  );
}

async function show({
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

const card = () => screen.findByRole("region", { name: "Next lesson" });
const part = (name: string | RegExp) => screen.findByRole("region", { name });
const linesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent?.replaceAll(/[\u2068\u2069]/g, ""));

describe("the next lesson", () => {
  it("says when, on both clocks, in how long, whose and with whom", async () => {
    await show();
    const shown = await card();
    expect(shown).toHaveTextContent("Today, Tuesday 24 November");
    expect(within(shown).getByRole("heading", { name: "In 7 h 46 min" })).toBeInTheDocument();
    expect(shown).toHaveTextContent("06:00 pm–07:00 pm Paris·07:00 pm–08:00 pm Cairo");
    expect(shown).toHaveTextContent(/Inès.? · Reading · with Youssef El-Naggar/u);
  });

  it("says until when cancelling is free before anybody presses anything, and what is used", async () => {
    await show();
    const shown = await card();
    expect(shown).toHaveTextContent("Free until 04:00 pm Paris·05:00 pm Cairo");
    expect(shown).toHaveTextContent("counts after that · 1 of 2 make-ups in November 2026 used");
  });

  it.each([
    ["15:00:01", "The free time ended at 04:00 pm Paris", "cancelled now, it counts as taken"],
    ["17:00:00", "Under way", "The lesson has begun: it can no longer be cancelled."],
  ])("at %s says: %s", async (time, ...words) => {
    vi.setSystemTime(new Date(`2026-11-24T${time}Z`));
    await show();
    for (const word of words) expect(await card()).toHaveTextContent(word);
  });

  it("can be joined once its door is open, and not before", async () => {
    vi.setSystemTime(new Date("2026-11-24T16:49:59Z"));
    await show();
    expect(await card()).toHaveTextContent("Opens at 05:50 pm (Paris)");
    expect(screen.queryByRole("button", { name: /Join/ })).toBeNull();
    vi.setSystemTime(new Date("2026-11-24T16:50:00Z"));
    expect(await screen.findByRole("button", { name: /Join/ }, { timeout: 3000 })).toBeVisible();
  });

  it("is over the second it ends, and the one after it is the next", async () => {
    vi.setSystemTime(new Date("2026-11-24T17:59:59Z"));
    const after = on("2026-11-25");
    await show({ lessons: [next, after] });
    expect(await card()).toHaveTextContent("Under way");
    act(() => void vi.setSystemTime(new Date("2026-11-24T18:00:00Z")));
    await waitFor(
      () => expect(screen.getByRole("region", { name: "Next lesson" })).toHaveTextContent("Salma"),
      { timeout: 3000 },
    );
    expect(linesIn(await part("Past"))[0]).toContain("To be confirmed");
  });

  it("leads to what can be changed", async () => {
    const { user } = await show({
      answers: { [`GET /api/sessions/${next.id}/`]: { body: buildDetails(next) } },
    });
    await user.click(within(await card()).getByRole("button", { name: "Change" }));
    const dialog = screen.getByRole("dialog", { name: "Session details" });
    expect(await within(dialog).findByRole("button", { name: "Cancel" })).toBeInTheDocument();
  });
});

describe("the weeks to come", () => {
  it("are named, and each line says day, hour, teacher, programme and whose it is", async () => {
    const lessons = [next, on("2026-11-25"), on("2026-12-01", of(YANIS))];
    await show({ lessons, language: "fr" });
    const week = await part("Cette semaine");
    expect(within(week).getByText("à l’heure de Paris")).toBeVisible();
    const [line] = within(week).getAllByRole("listitem");
    expect(line).toHaveTextContent("mer. 25");
    expect(line).toHaveTextContent("16:30 Salma Hegazy · Lecture");
    expect(line).toHaveTextContent(/Inès.? · 17:30 Le Caire/u);
    expect(within(line!).getByRole("button")).toHaveAccessibleName(
      "mercredi 25 novembre 16:30 Salma Hegazy · Lecture, Inès Lambert",
    );
    expect(linesIn(await part("Semaine du 30 novembre"))[0]).toContain("Yanis");
  });

  it("begin on Saturday in Arabic", async () => {
    await show({ lessons: [next, on("2026-11-28")], language: "ar" });
    const [line] = within(await part("أسبوع 28 نوفمبر")).getAllByRole("listitem");
    expect(line).toHaveTextContent("4:30");
    expect(line).toHaveTextContent("القراءة");
  });

  it("have a series after them as one line, which opens", async () => {
    const weekly = ["2026-12-13", "2026-12-20", "2026-12-27"].map((date) =>
      on(date, { kind: "series", series_id: "series-1" }),
    );
    const { user } = await show({ lessons: [next, ...weekly], language: "fr" });
    const later = await part("Ensuite");
    const line = within(later).getByRole("button");
    expect(line).toHaveAccessibleName(/^chaque dimanche, 16:30/u);
    expect(later).toHaveTextContent("encore 3 cours, jusqu’au 27 décembre");
    expect(line).toHaveAttribute("aria-expanded", "false");
    await user.click(line);
    expect(line).toHaveAttribute("aria-expanded", "true");
    expect(within(later).getAllByRole("button", { name: /décembre/ })).toHaveLength(3);
  });

  it("say what was cancelled, with what is owed for it, and what is no ordinary lesson", async () => {
    const cancelled = on("2026-11-25", { status: "Cancelled", cancelled_by: "teacher" });
    const trial = on("2026-11-26", { kind: "trial" });
    await show({ lessons: [next, cancelled, trial] });
    const lines = linesIn(await part("This week"));
    expect(lines[0]).toContain("Cancelled");
    expect(lines[0]).toContain(`owed for ${cancelled.id}`);
    expect(lines[1]).toContain("Trial");
    expect(lines[1]).not.toContain("owed");
  });

  it("do not say whose it is where there is one child", async () => {
    await show({ lessons: [next, on("2026-11-25")], circle: { pupils: [INES] } });
    const [line] = within(await part("This week")).getAllByRole("listitem");
    expect(within(line!).queryByText(/Inès ·/)).toBeNull();
    expect(screen.queryByRole("combobox", { name: "Child" })).toBeNull();
  });
});

describe("what is over", () => {
  const report = { id: "report-1", student: INES.name, grade: "Good", is_new: true } as const;

  it("shows the grade, and leads to the report that is to be read", async () => {
    await show({ past: [buildPastLesson({ ...of(INES), reports: [report] })] });
    const [line] = within(await part("Past")).getAllByRole("listitem");
    expect(line).toHaveTextContent("Good");
    expect(within(line!).getByRole("link", { name: "Report to read" })).toHaveAttribute(
      "href",
      "/reports/report-1",
    );
  });

  it("names the child of each report where there are several", async () => {
    const other = { ...report, id: "report-2", student: YANIS.name, is_new: false };
    await show({ past: [buildPastLesson({ reports: [report, other] })] });
    const past = await part("Past");
    expect(within(past).getByRole("link", { name: /Report to read · .*Inès/u })).toBeVisible();
    expect(within(past).getByRole("link", { name: /^Report · .*Yanis/u })).toBeVisible();
  });

  it.each(["Missed", "Cancelled"] as const)(
    "says what was %s, and what is owed",
    async (status) => {
      const lesson = buildPastLesson({ status });
      await show({ past: [lesson] });
      const [line] = linesIn(await part("Past"));
      expect(line).toContain(status);
      expect(line).toContain(`owed for ${lesson.id}`);
    },
  );

  it("is read on by a press, and again after a failure", async () => {
    let isUp = false;
    const before = "2026-11-01T10:00:00.000Z~1";
    const more = { lessons: [buildPastLesson()], next: null };
    const { user } = await show({
      answers: {
        [PAST]: { body: { lessons: [buildPastLesson()], next: before } },
        [`${PAST}?${new URLSearchParams({ before })}`]: () =>
          isUp ? { body: more } : { status: 400, body: {} },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Show earlier lessons" }));
    const alert = await screen.findByRole("alert");
    isUp = true;
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    await waitFor(() =>
      expect(linesIn(screen.getByRole("region", { name: "Past" }))).toHaveLength(2),
    );
    expect(screen.queryByRole("button", { name: "Show earlier lessons" })).toBeNull();
  });
});

it("reads on as the end of what is over comes near", async () => {
  const before = "2026-11-01T10:00:00.000Z~1";
  const more = { lessons: [buildPastLesson()], next: null };
  let seen: (entries: Array<{ isIntersecting: boolean }>) => void = () => undefined;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof seen) {
        seen = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  await show({
    answers: {
      [PAST]: { body: { lessons: [buildPastLesson()], next: before } },
      [`${PAST}?${new URLSearchParams({ before })}`]: { body: more },
    },
  });
  await screen.findByRole("button", { name: "Show earlier lessons" });
  act(() => seen([{ isIntersecting: false }]));
  expect(linesIn(await part("Past"))).toHaveLength(1);
  act(() => seen([{ isIntersecting: true }]));
  await waitFor(() =>
    expect(linesIn(screen.getByRole("region", { name: "Past" }))).toHaveLength(2),
  );
});

describe("filters", () => {
  it("narrow what comes and ask for what is over by child, teacher and state", async () => {
    const lessons = [next, on("2026-11-25"), on("2026-11-26", of(YANIS))];
    const { user, sent } = await show({
      lessons,
      answers: {
        [`${PAST}?pupil=${YANIS.id}`]: { body: { lessons: [], next: null } },
        [`${PAST}?pupil=${YANIS.id}&state=missed`]: { body: { lessons: [], next: null } },
      },
    });
    await user.click(await screen.findByRole("combobox", { name: "Child" }));
    await user.click(screen.getByRole("option", { name: YANIS.name }));
    expect(await card()).toHaveTextContent("Thursday 26 November");
    expect(screen.queryByRole("region", { name: "This week" })).toBeNull();
    await waitFor(() =>
      expect(sent.some(({ path }) => path === `/api/sessions/past/?pupil=${YANIS.id}`)).toBe(true),
    );
    await user.click(screen.getByRole("combobox", { name: "Lessons" }));
    await user.click(screen.getByRole("option", { name: "Missed" }));
    expect(await screen.findByText("No lesson is like that")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Clear the filters" }));
    expect(await card()).toHaveTextContent("Youssef");
  });

  it("of what comes ask for nothing that is over", async () => {
    const { sent } = await show({ search: { state: "scheduled" } });
    await card();
    expect(sent.some(({ path }) => path.includes("/past/"))).toBe(false);
  });
});

describe("without lessons", () => {
  it("a family is told what to do next", async () => {
    await show({ lessons: [], circle: { pupils: [INES], teachers: [] } });
    expect(await screen.findByText("No sessions found.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Find a teacher" })).toHaveAttribute(
      "href",
      "/teachers",
    );
  });

  it("a failure is said, and can be tried again", async () => {
    let isUp = false;
    const answer = { lessons: [next], pupils: [INES], teachers: [] };
    const { user } = await show({
      answers: {
        "GET /api/sessions/coming/": () => (isUp ? { body: answer } : { status: 503, body: {} }),
      },
    });
    const alert = await screen.findByRole("alert");
    isUp = true;
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await card()).toBeVisible();
  });
});
