import { ReportSend } from "@riwaq/contracts/learning/reports";
import type { ReportForm } from "@riwaq/contracts/learning/reports";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

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

const FORMS = "GET /api/reports/?session=session-1";
const DRAFT = "PUT /api/reports/report-1/draft/";
const SEND = "POST /api/reports/report-1/send/";
const SAVED = { body: { saved_at: "2026-11-24T18:11:00.000Z" } };
const PROFILE = {
  "GET /api/set-phrases/": { body: PHRASES },
  "GET /api/profile/": { body: buildProfile({ role: "T", time_zone: "Africa/Cairo" }) },
};

type Answers = Parameters<typeof stubApi>[0];
type Shown = { answers?: Answers; language?: "en" | "fr" | "ar" };

async function open(forms: ReportForm[], { answers = {}, language = "en" }: Shown = {}) {
  const sent = stubApi({ ...PROFILE, [FORMS]: { body: forms }, [DRAFT]: SAVED, ...answers });
  const view = await renderWithProviders(<ReportFormPage session="session-1" />, {
    language,
    path: "/sessions/session-1/report",
  });
  const bodyOf = (method: string) => sent.findLast((call) => call.method === method)?.body;
  return { ...view, sent, bodyOf };
}

const chosen = (place: number) => ({ phrase: PHRASES[place]?.phrase, version: 1 });

const previous = {
  covered: [
    { kind: "ayat", work: "new", from: { sura: 67, aya: 1 }, to: { sura: 67, aya: 12 } } as const,
  ],
  homework: "Recite Al-Mulk every evening.",
  homework_phrases: [],
  held_at: "2026-11-17T17:00:00.000Z",
};

describe("a report", () => {
  it("is written with six taps where the lesson went on from the last one", async () => {
    const { user, bodyOf, sent, address } = await open([buildReportForm({ previous })], {
      answers: { [SEND]: { body: buildReport() } },
    });
    expect(await screen.findByRole("radio", { name: "On time" })).toBeChecked();
    await user.click(screen.getByRole("button", { name: "To aya 24" }));
    await user.click(screen.getByRole("radio", { name: "Excellent" }));
    await user.click(screen.getByRole("button", { name: "Recites smoothly" }));
    await user.click(screen.getByRole("button", { name: "Where to pause" }));
    await user.click(screen.getByRole("button", { name: "Give it again" }));
    await user.click(screen.getByRole("button", { name: "Send to the family" }));
    expect(await screen.findByText("Report sent")).toBeInTheDocument();
    const expected = ReportSend.parse({
      attendance: "present",
      covered: [
        { kind: "ayat", work: "new", from: { sura: 67, aya: 13 }, to: { sura: 67, aya: 24 } },
      ],
      grade: "Excellent",
      strengths: [chosen(0)],
      to_work_on: [chosen(4)],
      homework: previous.homework,
      version: 0,
    });
    expect(bodyOf("POST")).toEqual(expected);
    expect(
      sent.find(({ method }) => method === "POST")?.headers.get("idempotency-key"),
    ).toBeTruthy();
    await waitFor(() => expect(address()).toBe("/dashboard"));
  });

  it("is not sent while something is missing: it is marked, and the first of it has the focus", async () => {
    const { user, sent } = await open([buildReportForm({ previous })]);
    await user.click(await screen.findByRole("button", { name: "Send to the family" }));
    expect(screen.getAllByText("This field is required")).toHaveLength(2);
    expect(screen.getByText(/Something is missing/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("textbox", { name: "To aya" })).toHaveFocus());
    expect(sent.some(({ method }) => method === "POST")).toBe(false);
  });

  it("about an absent pupil asks for no grade and no ground", async () => {
    const { user, bodyOf } = await open([buildReportForm({ previous })], {
      answers: { [SEND]: { body: buildReport() } },
    });
    await user.click(await screen.findByRole("radio", { name: "Absent" }));
    expect(screen.queryByRole("group", { name: "What you covered" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Send to the family" }));
    await screen.findByText("Report sent");
    expect(bodyOf("POST")).toMatchObject({ attendance: "absent", grade: null, covered: [] });
  });

  it("finds a sura by its Arabic name, and takes the digits of an Arabic keyboard", async () => {
    const { user, bodyOf } = await open([buildReportForm({ family_languages: ["fr"] })], {
      answers: { [SEND]: { body: buildReport() } },
      language: "ar",
    });
    await user.type(await screen.findByRole("combobox", { name: "السورة" }), "الكوثر{Enter}");
    await user.type(screen.getByRole("textbox", { name: "من الآية" }), "١");
    await user.type(screen.getByRole("textbox", { name: "إلى الآية" }), "٣");
    await user.click(screen.getByRole("radio", { name: "جيد" }));
    await user.click(screen.getByRole("button", { name: /تلاوة سلسة/ }));
    await user.click(screen.getByRole("button", { name: "إرسال إلى الأسرة" }));
    await screen.findByText("تم إرسال التقرير");
    expect(bodyOf("POST")).toMatchObject({
      covered: [{ from: { sura: 108, aya: 1 }, to: { sura: 108, aya: 3 } }],
      strengths: [chosen(0)],
    });
  });

  it("takes own words, at most three, which can be put otherwise", async () => {
    const { user } = await open([buildReportForm()]);
    const group = await screen.findByRole("group", { name: /^Went well/ });
    const own = within(group).getByRole("textbox");
    await user.type(own, "Sings{Enter}");
    await user.click(within(group).getByRole("button", { name: "Edit “Sings”" }));
    expect(own).toHaveFocus();
    expect(own).toHaveValue("Sings");
    await user.type(own, " well{Enter}");
    await user.click(within(group).getByRole("button", { name: "Recites smoothly" }));
    await user.click(within(group).getByRole("button", { name: "Knows the passage well" }));
    expect(group).toHaveTextContent("3 of 3");
    expect(within(group).getByRole("button", { name: "Came well prepared" })).toBeDisabled();
    await user.type(own, "Lost words");
    expect(own).toHaveValue("");
    expect(own).toHaveAttribute("placeholder", "3 of 3");
    await user.click(within(group).getByRole("button", { name: "Remove “Sings well”" }));
    expect(group).toHaveTextContent("2 of 3");
  });
});

describe("a family that reads another language", () => {
  const form = buildReportForm({ family_languages: ["fr"], proposed_attendance: "absent" });

  it("is sent what it cannot read only once the teacher has said so", async () => {
    const { user, sent, bodyOf } = await open([form], {
      answers: { [SEND]: { body: buildReport() } },
    });
    const homework = await screen.findByRole("textbox", { name: /^Homework in your own/ });
    await user.type(homework, "تلاوة السورة كل مساء");
    expect(screen.getByText(/This family reads/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Send to the family" }));
    const question = await screen.findByRole("alertdialog");
    expect(question).toHaveTextContent(/reads .*French.*تلاوة السورة كل مساء/);
    await user.click(within(question).getByRole("button", { name: "Look again" }));
    expect(sent.some(({ method }) => method === "POST")).toBe(false);
    await user.click(await screen.findByRole("button", { name: "Réciter chaque soir." }));
    await user.click(screen.getByRole("button", { name: "Send to the family" }));
    await user.click(await screen.findByRole("button", { name: "Send all the same" }));
    await screen.findByText("Report sent");
    expect(bodyOf("POST")).toMatchObject({
      homework: "تلاوة السورة كل مساء",
      homework_phrases: [chosen(5)],
    });
  });
});

describe("a draft", () => {
  it("is saved as it is typed, and opens again as it was left", async () => {
    const { user, bodyOf } = await open([buildReportForm({ draft: { homework: "Page 3" } })]);
    const homework = await screen.findByRole("textbox", { name: /^Homework in your own words/ });
    expect(homework).toHaveValue("Page 3");
    await user.type(homework, "0");
    await user.tab();
    expect(await screen.findByText("Draft saved 08:11 pm")).toBeInTheDocument();
    expect(bodyOf("PUT")).toMatchObject({ homework: "Page 30", attendance: "present" });
  });

  it("that cannot be saved stays on the page and says so", async () => {
    const { user } = await open([buildReportForm()], { answers: { [DRAFT]: { status: 503 } } });
    await user.type(
      await screen.findByRole("textbox", { name: /^Homework in your own words/ }),
      "Page 3",
    );
    await user.tab();
    expect(await screen.findByText(/No connection/)).toBeInTheDocument();
  });
});

describe("what was sent", () => {
  const sentForm = buildReportForm({
    submitted_at: "2026-11-24T18:00:00.000Z",
    version: 1,
    content: buildContent(),
    family_languages: ["fr"],
    internal_note: "Tired.",
  });

  it("is corrected, beside what families read until then", async () => {
    const old = { version: 1, written_at: "2026-11-24T18:00:00.000Z", internal_note: "Tired." };
    const { user, bodyOf, address } = await open([sentForm], {
      answers: {
        [SEND]: { body: buildReport() },
        "GET /api/reports/report-1/versions/": { body: [{ ...old, content: buildContent() }] },
      },
    });
    await user.click(await screen.findByText("What was sent"));
    expect(await screen.findByText(/Version 1/)).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: /^Internal note/ })).toHaveValue("Tired.");
    await user.click(screen.getByRole("radio", { name: "Excellent" }));
    await user.click(screen.getByRole("button", { name: "Send correction" }));
    expect(await screen.findByText("Correction sent")).toBeInTheDocument();
    expect(bodyOf("POST")).toMatchObject({ grade: "Excellent", version: 1 });
    await waitFor(() => expect(address()).toBe("/reports/report-1"));
  });

  it("in another window meanwhile is read first; what is typed here stays", async () => {
    const pending = buildReportForm({ draft: { attendance: "present", grade: "Good" } });
    let isSent = false;
    const { user, bodyOf } = await open([], {
      answers: {
        [FORMS]: () => ({ body: [isSent ? sentForm : pending] }),
        [SEND]: () =>
          isSent ? { body: buildReport() } : { status: 409, body: { detail: ["changed"] } },
      },
    });
    await user.type(
      await screen.findByRole("textbox", { name: /^Homework in your own words/ }),
      "Page 3",
    );
    await user.click(screen.getByRole("button", { name: "Send to the family" }));
    const alert = await screen.findByText(/sent from another window/);
    isSent = true;
    await user.click(screen.getByRole("button", { name: "Load what was sent" }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    expect(screen.getByRole("textbox", { name: /^Homework in your own words/ })).toHaveValue(
      "Page 3",
    );
    await user.click(screen.getByRole("button", { name: "Send correction" }));
    await screen.findByText("Correction sent");
    expect(bodyOf("POST")).toMatchObject({ homework: "Page 3", version: 1 });
  });
});

describe("a lesson of two", () => {
  const two = [
    buildReportForm(),
    buildReportForm({ id: "report-2", student: "Yanis Lambert", student_id: "student-2" }),
  ];

  it("has a form for each, and what is typed in one stays while the other is open", async () => {
    const { user } = await open(two);
    const panel = await screen.findByRole("tabpanel", { name: "Inès Lambert" });
    await user.type(
      within(panel).getByRole("textbox", { name: /^Homework in your own words/ }),
      "Page 3",
    );
    await user.click(screen.getByRole("tab", { name: "Yanis Lambert" }));
    await user.click(screen.getByRole("tab", { name: "Inès Lambert" }));
    expect(within(panel).getByRole("textbox", { name: /^Homework in your own words/ })).toHaveValue(
      "Page 3",
    );
  });
});

describe("where there is nothing to write", () => {
  it.each([
    ["no report is due", { [FORMS]: { body: [] } }],
    ["the lesson is another teacher's", { [FORMS]: { status: 404, body: {} } }],
  ])("because %s, the sessions are offered", async (_why, answers) => {
    await open([], { answers });
    expect(await screen.findByText(/no report to write/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Open the lessons" })).toBeInTheDocument();
  });

  it("because it cannot be loaded, one can ask again", async () => {
    await open([], { answers: { [FORMS]: { status: 500, body: {} } } });
    const alert = await screen.findByRole("alert");
    expect(within(alert).getByRole("button", { name: "Try again" })).toBeInTheDocument();
  });
});
