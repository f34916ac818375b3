import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { buildDetails, buildSession } from "../../../../../test/build-session.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import type { SessionReader } from "../../../../components/lessons/session-reader.ts";
import { SessionDetailsDialog } from "./session-details-dialog.tsx";

beforeEach(() => {
  vi.setSystemTime(new Date("2026-11-24T16:49:30Z"));
  document.cookie = "csrftoken=t;path=/";
});
afterEach(() => void vi.useRealTimers());

const lesson = buildSession({ kind: "series", series_id: "series-1" });
const CALL = `GET /api/sessions/${lesson.id}/`;

type Answers = Parameters<typeof stubApi>[0];

async function open(answers: Answers, reader: SessionReader = "P", session = lesson) {
  const sent = stubApi(answers);
  const view = await renderWithProviders(
    <SessionDetailsDialog session={session} reader={reader} />,
  );
  await view.user.click(screen.getByRole("button", { name: /^View/ }));
  return { ...view, sent, dialog: screen.getByRole("dialog", { name: "Session details" }) };
}

describe("the details of a lesson", () => {
  it("stand there at once, on both clocks", async () => {
    const { dialog } = await open({});
    expect(dialog).toHaveTextContent("06:00 pm–07:00 pm Paris");
    expect(dialog).toHaveTextContent("07:00 pm–08:00 pm Cairo");
    expect(within(dialog).getByText("Weekly")).toBeInTheDocument();
    expect(await within(dialog).findByRole("alert")).toHaveTextContent("could not be loaded");
  });

  it("say who came in when", async () => {
    const joins = [
      { name: "Youssef El-Naggar", side: "teacher", at: "2026-11-24T16:51:00Z" },
    ] as const;
    const details = buildDetails({ ...lesson, status: "Joined" }, { joins: [...joins] });
    const { dialog } = await open({ [CALL]: { body: details } }, "T");
    expect(await within(dialog).findByText("05:51 pm")).toBeInTheDocument();
    expect(within(dialog).getByText("Youssef El-Naggar")).toBeInTheDocument();
  });

  it.each([
    ["Joined", "17:30:00", "Nobody yet"],
    ["Joined", "18:30:00", "Nobody came in"],
    ["Missed", "18:30:00", "Nobody came in"],
  ] as const)("say of a lesson that is %s at %s: %s", async (status, time, text) => {
    vi.setSystemTime(new Date(`2026-11-24T${time}Z`));
    const session = { ...lesson, status };
    const { dialog } = await open({ [CALL]: { body: buildDetails(session) } }, "T", session);
    expect(await within(dialog).findByText(text)).toBeInTheDocument();
  });

  it.each([
    ["tell a family when it opens", "P", "16:49:30", "Opens ten minutes before, at 05:50 pm"],
    ["tell a pupil when it opens", "S", "16:49:30", "Opens ten minutes before, at 05:50 pm"],
    ["say nothing of it beside the open door", "P", "16:50:00", undefined],
    ["say nothing of it after the lesson", "P", "18:00:00", undefined],
    ["tell the teacher that there is none", "T", "16:49:30", "No link yet"],
    ["say nothing of it to staff, who have no seat", "A", "16:49:30", undefined],
  ] as const)("without a link %s", async (_case, reader, time, text) => {
    vi.setSystemTime(new Date(`2026-11-24T${time}Z`));
    const unlinked = { ...lesson, zoom_meeting_link: null };
    const { dialog } = await open({ [CALL]: { body: buildDetails(unlinked) } }, reader, unlinked);
    const value = within(dialog).queryByText("Meeting link")?.nextElementSibling;
    expect(value?.textContent).toBe(text);
  });

  it("offer what the server allows", async () => {
    const { dialog } = await open({ [CALL]: { body: buildDetails(lesson, { can_move: false }) } });
    expect(await within(dialog).findByRole("button", { name: "Cancel" })).toBeInTheDocument();
    expect(within(dialog).queryByRole("button", { name: "Reschedule" })).not.toBeInTheDocument();
    expect(
      within(dialog).queryByRole("button", { name: "Confirm outcome" }),
    ).not.toBeInTheDocument();
  });

  it("lead the teacher to the report that is to be written, and everybody to one that was sent", async () => {
    const pending = { id: "report-1", student: "Inès Lambert", is_sent: false };
    const details = buildDetails(lesson, { reports: [pending] });
    const teacher = await open({ [CALL]: { body: details } }, "T");
    const write = await within(teacher.dialog).findByRole("link", { name: "Write the report" });
    expect(write).toHaveAttribute("href", `/sessions/${lesson.id}/report`);
    teacher.unmount();
    const sent = buildDetails(lesson, { reports: [{ ...pending, is_sent: true }] });
    const { dialog } = await open({ [CALL]: { body: sent } });
    const read = await within(dialog).findByRole("link", { name: "Read the report" });
    expect(read).toHaveAttribute("href", "/reports/report-1");
  });

  it("give the focus back to the button that opened them", async () => {
    const { user } = await open({ [CALL]: { body: buildDetails(lesson) } });
    await user.keyboard("{Escape}");
    expect(screen.getByRole("button", { name: /^View/ })).toHaveFocus();
  });
});

describe("joining", () => {
  const JOIN = `POST /api/sessions/${lesson.id}/join/`;

  function stubTab() {
    const tab = { opener: "us", location: { replace: vi.fn() }, close: vi.fn() };
    vi.spyOn(window, "open").mockReturnValue(tab as never);
    return tab;
  }

  it("is shut until ten minutes before, and says when it opens", async () => {
    const { dialog, sent, user } = await open({ [CALL]: { body: buildDetails(lesson) } });
    const join = within(dialog).getByRole("button", { name: "Join" });
    expect(join).toHaveAttribute("aria-disabled", "true");
    expect(join).toHaveAccessibleDescription("Opens ten minutes before, at 05:50 pm");
    join.focus();
    await user.keyboard("{Enter}");
    expect(sent.filter(({ method }) => method === "POST")).toEqual([]);
  });

  it("records who comes in and shows the meeting in the tab that the press opened", async () => {
    vi.setSystemTime(new Date("2026-11-24T16:50:00Z"));
    const tab = stubTab();
    const { dialog, user } = await open({
      [CALL]: { body: buildDetails(lesson) },
      [JOIN]: { body: { link: "https://zoom.example/j/1" } },
    });
    await user.click(within(dialog).getByRole("button", { name: /^Join/ }));
    await vi.waitFor(() =>
      expect(tab.location.replace).toHaveBeenCalledWith("https://zoom.example/j/1"),
    );
    expect(tab.opener).toBeNull();
  });

  it.each([
    ["a refusal", { status: 409, body: { detail: ["There is no link yet."] } }],
    ["an address that is none of the web", { body: { link: "javascript:alert(1)" } }],
  ])("closes the tab again after %s", async (_case, answer) => {
    vi.setSystemTime(new Date("2026-11-24T17:10:00Z"));
    const tab = stubTab();
    const { dialog, user } = await open({
      [CALL]: { body: buildDetails(lesson) },
      [JOIN]: answer,
    });
    await user.click(within(dialog).getByRole("button", { name: /^Join/ }));
    await vi.waitFor(() => expect(tab.close).toHaveBeenCalled());
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  it("is over with the lesson", async () => {
    vi.setSystemTime(new Date("2026-11-24T18:00:00Z"));
    const { dialog } = await open({ [CALL]: { body: buildDetails(lesson) } });
    expect(within(dialog).queryByRole("button", { name: /^Join/ })).not.toBeInTheDocument();
  });
});

describe("the outcome", () => {
  const ended = buildDetails({ ...lesson, proposed_status: "Missed" }, { can_confirm: true });

  it("is proposed, and confirmed with who was absent", async () => {
    stubApi({});
    const proposed = { ...lesson, proposed_status: "Missed" as const };
    const OUTCOME = `POST /api/sessions/${lesson.id}/outcome/`;
    const sent = stubApi({ [CALL]: { body: ended }, [OUTCOME]: { body: ended } });
    const { user } = await renderWithProviders(
      <SessionDetailsDialog session={proposed} reader="T" />,
    );
    await user.click(screen.getByRole("button", { name: /^View/ }));
    await user.click(await screen.findByRole("button", { name: "Confirm outcome" }));
    const dialog = screen.getByRole("dialog", { name: "How was the lesson?" });
    const confirm = await within(dialog).findByRole("button", { name: "Confirm" });
    expect(within(dialog).getByRole("radio", { name: "Missed" })).toBeChecked();
    expect(confirm).toBeDisabled();
    await user.click(within(dialog).getByRole("radio", { name: "The student" }));
    await user.click(confirm);
    expect(await screen.findByText("The outcome is saved")).toBeInTheDocument();
    const body = sent.find(({ method }) => method === "POST")?.body;
    expect(body).toEqual({ status: "Missed", absent: "student" });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
