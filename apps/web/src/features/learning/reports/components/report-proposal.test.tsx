import type { ReportForm } from "@riwaq/contracts/learning/reports";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { buildProfile } from "../../../../../test/build-profile.ts";
import {
  PHRASES,
  buildContent,
  buildReport,
  buildReportForm,
} from "../../../../../test/build-report.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { ReportFormPage } from "./report-form-page.tsx";

beforeEach(() => {
  vi.setSystemTime(new Date("2026-11-24T18:10:00Z"));
  document.cookie = "csrftoken=t;path=/";
});
afterEach(() => void vi.useRealTimers());

const range = (work: "new" | "revision", from: number, to: number) =>
  ({ kind: "ayat", work, from: { sura: 67, aya: from }, to: { sura: 67, aya: to } }) as const;

const previous = {
  covered: [range("new", 1, 12)],
  homework: "",
  homework_phrases: [],
  held_at: "2026-11-17T17:00:00.000Z",
};

const pauses = { phrase: PHRASES[4]?.phrase ?? "", version: 1 };
const finding = { group: "tajwid", kind: null, detail: "", count: 0, phrase: null } as const;
const proposal = {
  covered: [range("revision", 1, 12), range("new", 13, 16)],
  to_work_on: [
    {
      ...finding,
      group: "stop",
      kind: "wrong-stop",
      count: 3,
      phrase: {
        ...pauses,
        words: { en: "Where to pause", fr: "Les arrêts", ar: "الوقف والابتداء" },
      },
    },
    { ...finding, kind: "ghunnah", count: 1 },
    { ...finding, group: "letter", kind: "letter-exchanged", detail: "ح/ه", count: 1 },
  ],
  strengths: [{ ...finding, group: "memory" }],
  marks: 5,
  recordings: 1,
} satisfies ReportForm["proposal"];

/** The form of a lesson in the classroom, of a family that reads French. */
async function open(change: Partial<ReportForm> = {}, language: "en" | "ar" = "en") {
  const form = buildReportForm({ previous, proposal, family_languages: ["fr"], ...change });
  const sent = stubApi({
    "GET /api/set-phrases/": { body: PHRASES },
    "GET /api/profile/": { body: buildProfile({ role: "T", time_zone: "Africa/Cairo" }) },
    "GET /api/reports/?session=session-1": { body: [form] },
    "PUT /api/reports/report-1/draft/": { body: { saved_at: "2026-11-24T18:11:00.000Z" } },
    "POST /api/reports/report-1/send/": { body: buildReport() },
  });
  const path = "/sessions/session-1/report";
  const view = await renderWithProviders(<ReportFormPage session="session-1" />, {
    language,
    path,
  });
  const bodyOf = (method: string) => sent.findLast((call) => call.method === method)?.body;
  return { ...view, bodyOf };
}

it("a report begins with what was heard, and is sent with a tap for each point", async () => {
  const { user, bodyOf } = await open({}, "ar");
  expect(await screen.findByText(/5 علامات.*وتسجيل واحد/)).toBeInTheDocument();
  await user.click(screen.getByRole("radio", { name: "جيد" }));
  await user.click(screen.getByRole("button", { name: /الوقف والابتداء.*3 علامات/ }));
  await user.click(screen.getByRole("button", { name: /^غنة.*Ghunna.*علامة واحدة/ }));
  await user.click(screen.getByRole("button", { name: /^ح نطقت ه.*ح prononcé ه/ }));
  await user.click(screen.getByRole("button", { name: /^الحفظ.*Mémoire.*لا علامة عليه/ }));
  await user.click(screen.getByRole("button", { name: "إرسال إلى الأسرة" }));
  await screen.findByText("تم إرسال التقرير");
  expect(bodyOf("POST")).toMatchObject({
    covered: proposal.covered,
    strengths: ["Mémoire"],
    to_work_on: [pauses, "Ghunna", "ح prononcé ه"],
  });
});

it("the form is as before once the proposal is taken out", async () => {
  const { user } = await open();
  expect(await screen.findByText(/5 marks and 1 recording/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Take it out" }));
  expect(screen.queryByText(/Proposed from the lesson/)).not.toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "From aya" })).toHaveValue("13");
  expect(screen.getByRole("textbox", { name: "To aya" })).toHaveValue("");
});

it("a line is proposed no longer where the teacher has put it otherwise; what they added stays", async () => {
  const { user } = await open({ proposal: { ...proposal, marks: 0, recordings: 0 } });
  expect(await screen.findByText(/the pages that were shown/)).toBeInTheDocument();
  const [, second] = screen.getAllByRole("textbox", { name: "To aya" });
  await user.clear(second!);
  await user.type(second!, "20");
  await user.click(screen.getByRole("button", { name: "Take it out" }));
  expect(screen.getByRole("textbox", { name: "To aya" })).toHaveValue("20");
  expect(screen.queryByText(/Proposed from the lesson/)).not.toBeInTheDocument();
});

it("the proposal leaves a draft and what was sent as they are", async () => {
  const draft = { homework: "Page 3", covered: [] };
  const { unmount } = await open({ draft });
  expect(await screen.findByDisplayValue("Page 3")).toBeInTheDocument();
  expect(screen.queryByText(/Proposed from the lesson/)).not.toBeInTheDocument();
  unmount();
  await open({
    submitted_at: "2026-11-24T18:00:00.000Z",
    content: buildContent({ covered: proposal.covered }),
  });
  expect(await screen.findByRole("button", { name: "Send correction" })).toBeInTheDocument();
  expect(screen.queryByText(/Proposed from the lesson/)).not.toBeInTheDocument();
});
