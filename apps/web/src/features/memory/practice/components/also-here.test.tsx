import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { buildHomework, buildHomeworkOf } from "../../../../../test/build-homework.ts";
import { CHILD } from "../../../../../test/build-memory.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { type Answer, stubApi } from "../../../../../test/stub-api.ts";
import { AlsoHere } from "./also-here.tsx";
import { RecordPortion } from "./record-portion.tsx";

const HOMEWORK = `GET /api/students/${CHILD}/homework/`;
const CONSENT = `GET /api/students/${CHILD}/recording-consent/`;
const sums = (heard: number, right: number) => ({ heard, right });
const sound = { pair: "ق/ك", state: "often", months: [0, 1, 4], ...sums(0, 0) };
const soundsOf = (canDrill: boolean) => ({
  [`GET /api/students/${CHILD}/memory/ear/`]: {
    body: {
      student_id: CHILD,
      name: "Inès",
      today: "2026-11-24",
      pairs: [{ ...sound, can_drill: canDrill }],
    },
  },
});
const aya = { sura: 84, aya: 25, text: "إِلَّا" };
const pair = {
  id: "p",
  first: aya,
  second: { ...aya, sura: 95, aya: 6 },
  linked_by: "Youssef",
  linked_at: "2026-11-20T10:00:00Z",
};
const nothing: Record<string, Answer> = {
  "GET /api/cards/today/": { body: { people: [] } },
  ...soundsOf(false),
  [`GET /api/students/${CHILD}/similar-places/`]: {
    body: { name: "Inès", can_link: false, pairs: [], proposed: [] },
  },
  [HOMEWORK]: { body: buildHomeworkOf({ homework: [] }) },
};

async function show(answers: Record<string, Answer> = {}, isBegun = true) {
  const sent = stubApi({ ...nothing, ...answers });
  const view = await renderWithProviders(<AlsoHere pupil={CHILD} isBegun={isBegun} />);
  return { ...view, sent };
}

it("names what a teacher gave to this pupil, with how much of it waits, and leads there", async () => {
  const learner = { student_id: CHILD, name: "Inès", is_self: false, cards: 3 };
  await show({
    "GET /api/cards/today/": { body: { people: [learner] } },
    ...soundsOf(true),
    [`GET /api/students/${CHILD}/similar-places/`]: {
      body: { name: "Inès", can_link: false, pairs: [pair], proposed: [] },
    },
    [HOMEWORK]: { body: buildHomeworkOf({ homework: [buildHomework({ state: "open" })] }) },
  });
  const section = screen.getByRole("region", { name: "More to practise" });
  const ways = [
    [/3 cards today/, `/practice/cards?pupil=${CHILD}`],
    [/tell two close sounds apart/, `/practice/ear?pupil=${CHILD}`],
    [/1 pair of verses/, `/practice/similar?pupil=${CHILD}`],
    [/1 to record for the teacher/, `/students/${CHILD}/homework`],
    [/how firmly/, `/students/${CHILD}/memory`],
  ] as const;
  for (const [name, href] of ways) {
    expect(await within(section).findByRole("link", { name })).toHaveAttribute("href", href);
  }
});

it("names nothing that there is not: cards of another child are not this one's", async () => {
  const other = { student_id: "someone else", name: "Yanis", is_self: false, cards: 3 };
  const { sent } = await show({ "GET /api/cards/today/": { body: { people: [other] } } });
  await expect.poll(() => sent.length).toBe(4);
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

it("is no section at all for whom there is nothing yet", async () => {
  const { sent } = await show({}, false);
  await expect.poll(() => sent.length).toBe(4);
  expect(screen.queryByRole("heading")).toBeNull();
});

const ayat = { first: { sura: 78, aya: 1 }, last: { sura: 78, aya: 11 } };
const consentOf = (given_at: string | null) => ({
  [CONSENT]: { body: { given_at, given_by: null, can_change: true } },
});

it("leads from a portion to its recording, with its range", async () => {
  stubApi({
    [HOMEWORK]: { body: buildHomeworkOf({ can_record: true }) },
    ...consentOf("2026-10-03T10:00:00.000Z"),
  });
  await renderWithProviders(<RecordPortion pupil={CHILD} ayat={ayat} />);
  const way = await screen.findByRole("link", { name: "Record it for the teacher" });
  const address = new URL(way.getAttribute("href") ?? "", "http://riwaq.test");
  expect(address.pathname).toBe(`/students/${CHILD}/record`);
  expect(Object.fromEntries(address.searchParams)).toEqual({ from: "78:1", to: "78:11" });
});

it("offers no recording where nobody has allowed it, nor to whoever may not record", async () => {
  const sent = stubApi({
    [HOMEWORK]: { body: buildHomeworkOf({ can_record: true }) },
    ...consentOf(null),
  });
  const first = await renderWithProviders(<RecordPortion pupil={CHILD} ayat={ayat} />);
  await expect.poll(() => sent.length).toBe(2);
  expect(screen.queryByRole("link")).toBeNull();
  first.unmount();
  const again = stubApi({
    [HOMEWORK]: { body: buildHomeworkOf({ can_record: false }) },
    ...consentOf("2026-10-03T10:00:00.000Z"),
  });
  await renderWithProviders(<RecordPortion pupil={CHILD} ayat={ayat} />);
  await expect.poll(() => again.length).toBe(2);
  expect(screen.queryByRole("link")).toBeNull();
});
