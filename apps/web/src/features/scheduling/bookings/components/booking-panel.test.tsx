import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

import errors from "../../../../../public/locales/en/errors.json";
import { buildOccurrence, buildPreview } from "../../../../../test/build-preview.ts";
import { buildProfile } from "../../../../../test/build-profile.ts";
import { buildPupil, buildTeacher } from "../../../../../test/build-teacher.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import type { Language } from "../../../../i18n/languages.ts";
import { currentUser } from "../../../../lib/current-user.ts";
import { BookingPanel } from "./booking-panel.tsx";

const TUESDAY_18 = "2026-11-24T17:00:00.000Z";
const THURSDAY_18 = "2026-11-26T17:00:00.000Z";
const PREVIEW = "POST /api/bookings/preview/";
const BOOK = "POST /api/bookings/";

beforeEach(() => {
  document.cookie = "csrftoken=token";
  vi.useFakeTimers({ now: Date.parse("2026-11-23T09:00:00Z"), toFake: ["Date"] });
});

const week = (length: number) => {
  const bounds = { from: "2026-11-22T23:00:00.000Z", to: "2026-11-29T23:00:00.000Z" };
  const asked = { ...bounds, length: `${length}` };
  return `GET /api/teachers/teacher-1/free-slots/?${new URLSearchParams({ ...asked, student: "child-1" })}`;
};
const free = {
  body: {
    slots: [TUESDAY_18, THURSDAY_18],
    teacher_zone: "Africa/Cairo",
    time_zone: "Europe/Paris",
  },
};
const base = {
  "GET /api/profile/": { body: buildProfile() },
  [week(30)]: free,
  [week(60)]: free,
};
const booked = {
  status: 201,
  body: { series_id: null, session_ids: ["session-1"], skipped: [], offer: null },
};

type Answers = Parameters<typeof stubApi>[0];

async function showPanel(answers: Answers, teacher = buildTeacher(), language: Language = "en") {
  const sent = stubApi({ ...base, ...answers });
  const view = await renderWithProviders(<BookingPanel teacher={teacher} />, { language });
  await screen.findAllByRole("button", { name: /Paris|باريس/ });
  const posted = (path: string) => sent.filter((call) => `${call.method} ${call.path}` === path);
  return { ...view, posted };
}

const hour = (name: RegExp) => screen.findByRole("button", { name });
const button = (name: string | RegExp) => screen.getByRole("button", { name });

describe("what can be chosen", () => {
  it("nobody is sent to add a child before the address is confirmed", async () => {
    const week = new URLSearchParams({
      from: "2026-11-22T23:00:00.000Z",
      to: "2026-11-29T23:00:00.000Z",
      length: "60",
    });
    const me = { id: "parent-1", name: "Nora", role: "P", profile: { picture: null } };
    stubApi({
      "GET /api/users/me/": { body: me },
      "GET /api/profile/": { body: buildProfile({ email_verified: false }) },
      [`GET /api/teachers/teacher-1/free-slots/?${week}`]: free,
    });
    const teacher = buildTeacher({ pupils: [] });
    await currentUser.load();
    await renderWithProviders(<BookingPanel teacher={teacher} />);
    await screen.findByRole("heading", { name: "Please confirm your e-mail address" });
    expect(screen.queryByRole("link", { name: /Add a child/ })).not.toBeInTheDocument();
  });

  it("a trial lasts 30 minutes, and comes first while it has not been used", async () => {
    await showPanel({});
    expect(screen.getByRole("radio", { name: /Trial lesson/ })).toBeChecked();
    expect(screen.queryByRole("group", { name: "Length" })).not.toBeInTheDocument();
  });

  it("a trial is as long and as free as the institute says, or not there at all", async () => {
    const trial = { length_minutes: 45, is_free: true } as const;
    const view = await showPanel({ [week(45)]: free }, buildTeacher({ trial }));
    expect(screen.getByRole("radio", { name: /Free, 45 minutes, once/ })).toBeChecked();
    view.unmount();
    await showPanel({}, buildTeacher({ trial: null }));
    expect(screen.queryByRole("radio", { name: /Trial/ })).not.toBeInTheDocument();
    expect(screen.getByRole("radio", { name: /One lesson/ })).toBeChecked();
  });

  it("neither a used trial can be chosen, nor a pupil who cannot be booked", async () => {
    const refused = { can_book: false, reason: "Consent is missing" };
    const pupils = [
      buildPupil({ trial_available: false }),
      buildPupil({ id: "child-2", name: "Yanis", ...refused }),
    ];
    await showPanel({}, buildTeacher({ pupils }));
    expect(screen.queryByRole("radio", { name: /Trial lesson/ })).not.toBeInTheDocument();
    expect(screen.getByRole("radio", { name: /One lesson/ })).toBeChecked();
    expect(screen.getByRole("radio", { name: /Yanis.*not with this teacher/i })).toBeDisabled();
    expect(screen.getByRole("radio", { name: "60 min" })).toBeChecked();
  });

  it("without a pupil the week is shown, and nothing in it can be pressed", async () => {
    const shown = week(60).replace("&student=child-1", "");
    await showPanel({ [shown]: free }, buildTeacher({ pupils: [] }));
    expect(await hour(/Tuesday.*06:00 pm Paris/)).toBeDisabled();
    expect(screen.queryByRole("radio")).not.toBeInTheDocument();
  });
});

describe("one lesson", () => {
  const preview = { body: buildPreview([buildOccurrence(TUESDAY_18)]) };

  it("is chosen and booked by keyboard, once, with the key of this confirmation", async () => {
    const { user, posted } = await showPanel({ [PREVIEW]: preview, [BOOK]: booked });
    (await hour(/Tuesday.*06:00 pm Paris 07:00 pm Cairo/)).focus();
    await user.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Your lesson" });
    expect(await within(dialog).findByText("Tuesday 24 November")).toBeInTheDocument();
    within(dialog).getByRole("button", { name: "Book this lesson" }).focus();
    await user.keyboard("{Enter}");
    expect(await within(dialog).findByText("The lesson is booked")).toBeInTheDocument();
    expect(within(dialog).getByRole("link", { name: "See the lessons" })).toBeInTheDocument();
    const [call] = posted(BOOK);
    expect(posted(BOOK)).toHaveLength(1);
    expect(call?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
    expect(call?.body).toEqual({
      kind: "trial",
      student_id: "child-1",
      teacher_id: "teacher-1",
      programme_id: "programme-1",
      starts_at: TUESDAY_18,
      length_minutes: 30,
      expected_count: 1,
    });
  });

  it.each([
    ["not_covered", "Choose a rhythm and see its price", "/subscription/order?student=child-1"],
    ["not_covered_yet", "Open the subscription", "/subscription"],
  ] as const)("that is %s leads to the way to pay", async (key, name, href) => {
    const problems = [errors[key]];
    const cover = { fault: key, covered_count: 0, next_payment: null };
    const body = buildPreview([buildOccurrence(TUESDAY_18)], { problems, cover });
    const { user } = await showPanel({ [PREVIEW]: { body } });
    await user.click(await hour(/Tuesday.*Paris/));
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByText(problems[0]!)).toBeVisible();
    expect(dialog.getByRole("link", { name })).toHaveAttribute("href", href);
    expect(dialog.getByRole("button", { name: "Book this lesson" })).toBeDisabled();
  });

  it("that is paid for says so, with the payment that comes next", async () => {
    const next = { at: "2026-12-16T10:00:00Z", amount: 9600, currency: "EUR" as const };
    const cover = { fault: null, covered_count: 1, next_payment: next };
    const body = buildPreview([buildOccurrence(TUESDAY_18)], { cover });
    const { user } = await showPanel({ [PREVIEW]: { body } });
    await user.click(await hour(/Tuesday.*Paris/));
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByText(/Paid for\. The next one, €96\.00, is due on/)).toBeVisible();
    expect(dialog.getByRole("button", { name: "Book this lesson" })).toBeEnabled();
  });

  it("leaves the focus on its hour when the dialog is closed", async () => {
    const { user } = await showPanel({ [PREVIEW]: preview });
    await user.click(await hour(/Thursday.*Paris/));
    await screen.findByRole("dialog");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(button(/Thursday.*Paris/)).toHaveFocus());
  });

  it("that was taken meanwhile offers the hours nearby, and books the one chosen", async () => {
    const taken = {
      status: 409,
      body: { detail: ["This hour has just been taken."] },
    };
    const clash = buildPreview([buildOccurrence(TUESDAY_18, { state: "teacher_busy" })], {
      problems: ["This hour has just been taken."],
      alternatives: [THURSDAY_18],
    });
    let isTaken = false;
    const { user, posted } = await showPanel({
      [PREVIEW]: () => (isTaken ? { body: clash } : preview),
      [BOOK]: () => (isTaken ? taken : booked),
    });
    await user.click(await hour(/Tuesday.*Paris/));
    const dialog = await screen.findByRole("dialog");
    await within(dialog).findByText("Tuesday 24 November");
    isTaken = true;
    await user.click(button("Book this lesson"));
    expect(await within(dialog).findByText("This hour has just been taken.")).toBeInTheDocument();
    expect(within(dialog).queryByText(THURSDAY_18)).not.toBeInTheDocument();
    const other = await within(dialog).findByRole("button", { name: /Thursday 26 November/ });
    isTaken = false;
    await user.click(other);
    await waitFor(() => expect(button("Book this lesson")).toBeEnabled());
    await user.click(button("Book this lesson"));
    expect(await within(dialog).findByText("The lesson is booked")).toBeInTheDocument();
    const keys = posted(BOOK).map((call) => call.headers.get("idempotency-key"));
    expect(new Set(keys).size).toBe(2);
    expect(posted(BOOK)[1]?.body).toMatchObject({ starts_at: THURSDAY_18 });
  });

  it("that a rule refuses says so, and cannot be confirmed", async () => {
    const refused = buildPreview([buildOccurrence(TUESDAY_18, { state: "holiday" })], {
      problems: ["There are no lessons on this holiday."],
    });
    const { user } = await showPanel({ [PREVIEW]: { body: refused } });
    await user.click(await hour(/Tuesday.*Paris/));
    expect(await screen.findByText("There are no lessons on this holiday.")).toBeInTheDocument();
    expect(button("Book this lesson")).toBeDisabled();
  });

  it("keeps its key while a lost answer is asked for again", async () => {
    let isUp = false;
    const { user, posted } = await showPanel({
      [PREVIEW]: preview,
      [BOOK]: () => (isUp ? booked : { status: 503, body: { detail: ["Not available"] } }),
    });
    await user.click(await hour(/Tuesday.*Paris/));
    const dialog = await screen.findByRole("dialog");
    await within(dialog).findByText("Tuesday 24 November");
    await user.click(button("Book this lesson"));
    await screen.findByText("Not available");
    isUp = true;
    await user.click(button("Book this lesson"));
    expect(await within(dialog).findByText("The lesson is booked")).toBeInTheDocument();
    const keys = posted(BOOK).map((call) => call.headers.get("idempotency-key"));
    expect(new Set(keys).size).toBe(1);
  });
});

it("reads from right to left in Arabic", async () => {
  const { user } = await showPanel(
    { [PREVIEW]: { body: buildPreview([buildOccurrence(TUESDAY_18)]) } },
    buildTeacher(),
    "ar",
  );
  await user.click(await hour(/الثلاثاء.*باريس.*القاهرة/));
  const dialog = await screen.findByRole("dialog", { name: "حصتكم" });
  expect(await within(dialog).findByRole("button", { name: "حجز هذه الحصة" })).toBeEnabled();
  expect(within(dialog).getByText("Salma Hegazy").tagName).toBe("BDI");
});
