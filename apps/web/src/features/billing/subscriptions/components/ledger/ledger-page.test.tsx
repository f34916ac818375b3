import type { Ledger } from "@riwaq/contracts/billing/ledgers";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { buildProfile } from "../../../../../../test/build-profile.ts";
import { renderWithProviders } from "../../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../../test/stub-api.ts";
import { OwnLedgerPage } from "./own-ledger-page.tsx";

const LEDGER = "GET /api/subscriptions/1/ledger/";
const PROFILE = { "GET /api/profile/": { body: buildProfile() } };
const line = { trigger: null, lesson: null, minutes: 0, amount: 0 };
const lesson = {
  id: "lesson-1",
  starts_at: "2026-11-17T17:00:00Z",
  outcome: "pupil_absent",
  is_cancelled: false,
};
const lines: Ledger["lines"] = [
  { ...line, id: "5", at: "2026-11-18T09:00:00Z", kind: "correction", minutes: 45, lesson },
  { ...line, id: "4", at: "2026-11-17T18:00:00Z", kind: "lesson", minutes: -45, lesson },
  { ...line, id: "3", at: "2026-11-10T08:02:00Z", kind: "refund", amount: -1200 },
  {
    ...line,
    id: "2",
    at: "2026-11-09T08:01:00Z",
    kind: "period",
    minutes: 360,
    trigger: "first",
  },
  { ...line, id: "1", at: "2026-11-09T08:00:00Z", kind: "payment", amount: 9600 },
];

async function open(answer: object) {
  stubApi({ [LEDGER]: answer, ...PROFILE });
  await renderWithProviders(<OwnLedgerPage id="1" />);
}

it("says in words what came and went, what was left then, and leads to each lesson", async () => {
  await open({ body: { currency: "EUR", minutes_left: 360, lines } });
  const list = await screen.findByRole("list", { name: "What came and went" });
  const rows = within(list).getAllByRole("listitem");
  expect(rows).toHaveLength(5);
  const [correction, taken, refund, period, payment] = rows;
  expect(correction).toHaveTextContent(/Corrected: lesson of .*17 November/);
  expect(taken).toHaveTextContent("The student was absent: it counts as taken");
  expect(taken).toHaveTextContent("\u2212");
  expect(taken).toHaveTextContent("5 hrs 15 mins left then");
  expect(refund).toHaveTextContent("€12.00 given back");
  expect(period).toHaveTextContent("First four weeks");
  expect(payment).toHaveTextContent("€96.00 paid");
  const links = within(list).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/sessions?lesson=lesson-1",
    "/sessions?lesson=lesson-1",
  ]);
});

it("says of a cancelled lesson that it was too late where it took minutes", async () => {
  const cancelled = { ...lesson, is_cancelled: true, outcome: null };
  const at = "2026-11-17T16:50:00Z";
  const late = { ...line, id: "2", at, kind: "lesson" as const, minutes: -45, lesson: cancelled };
  const back = { ...late, id: "3", minutes: 45 };
  await open({ body: { currency: "EUR", minutes_left: 45, lines: [back, late] } });
  const list = await screen.findByRole("list", { name: "What came and went" });
  const [corrected, taken] = within(list).getAllByRole("listitem");
  expect(taken).toHaveTextContent("Cancelled too late: it counts as taken");
  expect(corrected).not.toHaveTextContent("too late");
});

it("calls hours that a contract leaves behind by what they are", async () => {
  const [, , , period] = lines;
  const end = { ...period!, id: "3", kind: "correction" as const, minutes: -360 };
  await open({ body: { currency: "EUR", minutes_left: 0, lines: [end, period] } });
  expect(await screen.findByText("End of the contract: hours that were not used")).toBeVisible();
});

it("says so where nothing has happened yet", async () => {
  await open({ body: { currency: "EUR", minutes_left: 0, lines: [] } });
  expect(await screen.findByText("Nothing has happened yet")).toBeVisible();
});

it("what is somebody else's is not there", async () => {
  await open({ status: 404, body: {} });
  expect(await screen.findByText("There is no such subscription")).toBeVisible();
});

it("offers to ask again where nothing comes", async () => {
  await open({ status: 500, body: {} });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});
