import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { buildChangePreview } from "../../../../../test/build-change-preview.ts";
import { buildDetails, buildSession } from "../../../../../test/build-session.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import type { SessionReader } from "../../../../components/lessons/session-reader.ts";
import { lastChange } from "../model/last-change.ts";
import { SessionDetailsDialog } from "./session-details-dialog.tsx";
import { UndoBar } from "./undo-bar.tsx";

beforeEach(() => {
  vi.setSystemTime(new Date("2026-11-24T08:00:00Z"));
  document.cookie = "csrftoken=t;path=/";
});
afterEach(() => {
  vi.useRealTimers();
  lastChange.set(undefined);
});

const lesson = buildSession({ kind: "series", series_id: "series-1" });
const BASE = `/api/sessions/${lesson.id}`;
const preview = buildChangePreview();
const changed = {
  change_id: "change-1",
  undo_until: "2026-11-24T08:10:00.000Z",
  session_ids: [lesson.id],
  decision: preview.decision,
};

type Answers = Parameters<typeof stubApi>[0];

async function openCancelling(answers: Answers = {}, reader: SessionReader = "P") {
  const sent = stubApi({
    [`GET ${BASE}/`]: { body: buildDetails(lesson) },
    [`POST ${BASE}/cancel/preview/`]: { body: preview },
    [`POST ${BASE}/cancel/`]: { body: changed },
    ...answers,
  });
  const view = await renderWithProviders(
    <main>
      <h1>Sessions</h1>
      <UndoBar />
      <SessionDetailsDialog session={lesson} reader={reader} />
    </main>,
  );
  await view.user.click(screen.getByRole("button", { name: /^View/ }));
  await view.user.click(await screen.findByRole("button", { name: "Cancel" }));
  const dialog = await screen.findByRole("dialog", { name: "Cancel the lesson" });
  const posted = (path: string) => sent.filter((call) => call.path === `${BASE}${path}`);
  return { ...view, dialog, posted, sent };
}

const confirmButton = () => screen.findByRole("button", { name: "Cancel this lesson" });

describe("before a lesson is cancelled", () => {
  it("the minute until which it is free stands on both clocks, and what it uses", async () => {
    const { dialog } = await openCancelling();
    expect(await within(dialog).findByText(/Free until Tuesday 24 November/)).toHaveTextContent(
      "04:00 pm Paris·05:00 pm Cairo",
    );
    expect(dialog).toHaveTextContent("you may make the lesson up");
    // As it will be, not as it is.
    expect(dialog).toHaveTextContent(
      "After this cancellation, 1 of 2 make-ups in November 2026 is used.",
    );
    expect(dialog).toHaveTextContent("You will then have 1 lesson to make up.");
  });

  it.each([
    [{ make_up: "none", section: "schedule" }, "Cancelling is free and gives no make-up."],
    [
      { make_up: "none", used_before: 2, used_after: 2 },
      "All 2 make-ups in November 2026 are used already.",
    ],
    [
      { outcome: "counts_as_taken", make_up: "none", section: "schedule" },
      "the lesson counts as taken",
    ],
    [{ outcome: "pending_review", make_up: "pending" }, "Staff look at your emergency"],
    [{ outcome: "owed", make_up: "owed" }, "It uses none of their make-ups"],
  ] as const)("%j is said in words", async (decision, words) => {
    const body = buildChangePreview(decision);
    const { dialog } = await openCancelling({ [`POST ${BASE}/cancel/preview/`]: { body } });
    await within(dialog).findByText(/Free until/);
    expect(dialog).toHaveTextContent(words);
  });

  it("the rule can be read where it applies", async () => {
    const { user } = await openCancelling();
    await user.click(await screen.findByRole("button", { name: "What the terms say" }));
    const terms = await screen.findByRole("dialog", { name: "Terms & Conditions" });
    expect(within(terms).getByRole("heading", { name: "Make-up classes" })).toBeInTheDocument();
  });

  it("what cannot be done is said, and not offered", async () => {
    const body = buildChangePreview({}, { problems: ["This lesson has begun."] });
    const { dialog } = await openCancelling({ [`POST ${BASE}/cancel/preview/`]: { body } });
    expect(await within(dialog).findByText("This lesson has begun.")).toBeInTheDocument();
    expect(await confirmButton()).toBeDisabled();
  });
});

describe("cancelling", () => {
  it("is sent once with its key, closes the dialog and can be undone", async () => {
    const UNDO = "POST /api/changes/change-1/undo/";
    const { user, posted, sent } = await openCancelling({ [UNDO]: { body: {} } });
    await screen.findByText(/Free until/);
    await user.click(await confirmButton());
    const bar = await screen.findByRole("region", { name: "Last change" });
    expect(bar).toHaveTextContent("The lesson is cancelled. You can undo this for 10:00");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    const [call] = posted("/cancel/");
    expect(call?.body).toEqual({ scope: "one", is_emergency: false, reason: "" });
    // Of what is done there is nothing to ask any more.
    expect(posted("/cancel/preview/")).toHaveLength(1);
    expect(call?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
    await user.click(within(bar).getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Everything is as it was")).toBeInTheDocument();
    expect(sent.some(({ path }) => path === "/api/changes/change-1/undo/")).toBe(true);
    expect(bar).not.toBeInTheDocument();
    await vi.waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
  });

  it("keeps its key while the same is tried again", async () => {
    let isUp = false;
    const { user, posted } = await openCancelling({
      [`POST ${BASE}/cancel/`]: () => (isUp ? { body: changed } : { status: 503, body: {} }),
    });
    await screen.findByText(/Free until/);
    await user.click(await confirmButton());
    await vi.waitFor(() => expect(posted("/cancel/")).toHaveLength(1));
    isUp = true;
    await vi.waitFor(async () => expect(await confirmButton()).toBeEnabled());
    await user.click(await confirmButton());
    await screen.findByRole("region", { name: "Last change" });
    const keys = posted("/cancel/").map(({ headers }) => headers.get("idempotency-key"));
    expect(new Set(keys).size).toBe(1);
  });

  it("says what the server refuses", async () => {
    const { user, dialog } = await openCancelling({
      [`POST ${BASE}/cancel/`]: { status: 409, body: { detail: ["It was cancelled already."] } },
    });
    await screen.findByText(/Free until/);
    await user.click(await confirmButton());
    expect(await within(dialog).findByText("It was cancelled already.")).toBeInTheDocument();
  });

  it("asks of a series whether all that follow are meant", async () => {
    const { user, posted } = await openCancelling();
    await user.click(await screen.findByRole("radio", { name: "This one and all that follow" }));
    const all = await screen.findByRole("button", { name: "Cancel these lessons" });
    await vi.waitFor(() => expect(all).toBeEnabled());
    expect(posted("/cancel/preview/").at(-1)?.body).toEqual({
      scope: "following",
      is_emergency: false,
    });
  });

  it("as an emergency wants its reason", async () => {
    const { user, posted } = await openCancelling();
    await user.click(await screen.findByRole("checkbox", { name: /It is an emergency/ }));
    expect(await confirmButton()).toBeDisabled();
    await user.type(screen.getByRole("textbox", { name: "What has happened?" }), "Fever");
    await vi.waitFor(async () => expect(await confirmButton()).toBeEnabled());
    await user.click(await confirmButton());
    await screen.findByRole("region", { name: "Last change" });
    expect(posted("/cancel/")[0]?.body).toEqual({
      scope: "one",
      is_emergency: true,
      reason: "Fever",
    });
  });

  it("in time as an emergency waits for staff, and is not said to give no make-up", async () => {
    const { decision } = preview;
    await openCancelling({
      [`POST ${BASE}/cancel/preview/`]: {
        body: { ...preview, decision: { ...decision, outcome: "free", make_up: "pending" } },
      },
    });
    expect(await screen.findByText(/^Staff look at your emergency/)).toBeInTheDocument();
  });

  it("of a trial in time is no emergency: it can be booked again", async () => {
    const trial = buildDetails({ ...lesson, kind: "trial" });
    const sent = stubApi({
      [`GET ${BASE}/`]: { body: trial },
      [`POST ${BASE}/cancel/preview/`]: {
        body: { ...preview, decision: { ...preview.decision, outcome: "free", make_up: "none" } },
      },
    });
    const { user } = await renderWithProviders(<SessionDetailsDialog session={trial} reader="P" />);
    await user.click(screen.getByRole("button", { name: /^View/ }));
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    expect(await confirmButton()).toBeEnabled();
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
    expect(sent.some(({ path }) => path === `${BASE}/cancel/preview/`)).toBe(true);
  });

  it("by a teacher is never an emergency of the family", async () => {
    await openCancelling({}, "T");
    await screen.findByText(/Free until/);
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  });
});

it("what was done before a reload can still be undone, until it is too late", async () => {
  const change = { id: "c", undoUntil: "2026-11-24T08:00:30.000Z", kind: "move", count: 3 };
  sessionStorage.setItem("last_change", JSON.stringify(change));
  stubApi({});
  await renderWithProviders(<UndoBar />);
  const bar = await screen.findByRole("region", { name: "Last change" });
  expect(bar).toHaveTextContent("3 lessons are moved. You can undo this for 0:30");
  vi.setSystemTime(new Date("2026-11-24T08:00:31Z"));
  await vi.waitFor(() => expect(bar).not.toBeInTheDocument(), { timeout: 3000 });
  expect(sessionStorage.getItem("last_change")).toBeNull();
});
