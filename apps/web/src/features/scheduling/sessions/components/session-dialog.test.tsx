import type { SessionDetails } from "@riwaq/contracts/scheduling/sessions";
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

  it("say who came and left when, and who only pressed the button", async () => {
    const teacher = { name: "Youssef El-Naggar", side: "teacher" } as const;
    const presence: SessionDetails["presence"] = [
      { ...teacher, kind: "came", at: "2026-11-24T16:51:00Z" },
      { name: "Inès Lambert", side: "pupil", kind: "opened", at: "2026-11-24T16:58:00Z" },
      { ...teacher, kind: "left", at: "2026-11-24T17:20:00Z" },
    ];
    const details = buildDetails({ ...lesson, status: "Joined" }, { presence });
    const { dialog } = await open({ [CALL]: { body: details } }, "T");
    await within(dialog).findByText(/05:51/);
    const lines = within(dialog)
      .getAllByRole("listitem")
      .map((item) => item.textContent);
    expect(lines.slice(-3)).toEqual([
      "Youssef El-Naggar came in · 05:51 pm",
      "Inès Lambert opened the lesson · 05:58 pm",
      "Youssef El-Naggar left · 06:20 pm",
    ]);
  });

  it("show all that was said of its end, with who corrected it and why", async () => {
    const held = { teacher_late_min: 4, pupil_late_min: 0, lost_min: 0, lost_by: null };
    const outcomes: SessionDetails["outcomes"] = [
      {
        ...held,
        kind: "completed",
        version: 2,
        said_by: "staff",
        said_by_name: "Huda",
        reason: "The family told us",
        said_at: "2026-11-25T08:00:00Z",
      },
      {
        ...held,
        kind: "pupil_absent",
        teacher_late_min: 0,
        version: 1,
        said_by: "system",
        said_by_name: null,
        reason: "",
        said_at: "2026-11-24T18:15:00Z",
      },
    ];
    const details = buildDetails({ ...lesson, status: "Completed" }, { outcomes });
    const { dialog } = await open({ [CALL]: { body: details } }, "T");
    const said = await within(dialog).findByRole("region", { name: "What was said" });
    expect(said).toHaveTextContent("Lesson held · teacher 4 minutes late");
    expect(said).toHaveTextContent("Said by Huda, of the institute");
    expect(said).toHaveTextContent("The family told us");
    expect(said).toHaveTextContent("Seen by the site");
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

  it.each([
    ["tell a family when the door opens", "P", "16:49:30", /^Opens ten minutes before/],
    ["lead a family through the open door", "P", "16:50:00", /\/classroom\/1 /],
    ["lead the teacher there at any time", "T", "12:00:00", /\/classroom\/1 /],
  ] as const)("of a lesson in our own room %s", async (_case, reader, time, text) => {
    vi.setSystemTime(new Date(`2026-11-24T${time}Z`));
    const zoom_meeting_link = `${window.location.origin}/classroom/1`;
    const here = { ...lesson, zoom_meeting_link };
    const { dialog } = await open({ [CALL]: { body: buildDetails(here) } }, reader, here);
    const value = within(dialog).queryByText("Meeting link")?.nextElementSibling;
    expect(value?.textContent).toMatch(text);
  });

  it("offer what the server allows", async () => {
    const { dialog } = await open({ [CALL]: { body: buildDetails(lesson, { can_move: false }) } });
    expect(await within(dialog).findByRole("button", { name: "Cancel" })).toBeInTheDocument();
    expect(within(dialog).queryByRole("button", { name: "Reschedule" })).not.toBeInTheDocument();
    expect(
      within(dialog).queryByRole("button", { name: "Say how it ended" }),
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

describe("how it ended", () => {
  const OUTCOME = `POST /api/sessions/${lesson.id}/outcome/`;
  const absent = {
    kind: "pupil_absent",
    teacher_late_min: 0,
    pupil_late_min: 0,
    lost_min: 0,
    lost_by: null,
  } as const;
  const seen = { first_at: null, minutes: 0, is_press_only: false };
  const question: SessionDetails["question"] = {
    session_id: lesson.id,
    teacher_name: lesson.teacher_name,
    students_names: lesson.students_names,
    starts_at: lesson.starts_at,
    ends_at: lesson.ends_at,
    time_zone: lesson.time_zone,
    suggested: absent,
    teacher: { ...seen, first_at: lesson.starts_at, minutes: 60 },
    pupil: seen,
    stands_at: "2026-12-01T18:00:00Z",
  };
  const ended = buildDetails(lesson, { can_say_outcome: true, question });

  async function ask(reader: SessionReader = "T") {
    const view = await open({ [CALL]: { body: ended }, [OUTCOME]: { body: ended } }, reader);
    await view.user.click(await screen.findByRole("button", { name: "Say how it ended" }));
    const dialog = await screen.findByRole("dialog", { name: "How did the lesson end?" });
    await within(dialog).findByRole("radio", { name: "Student absent" });
    const answer = () => view.sent.find(({ method }) => method === "POST")?.body;
    return { ...view, dialog, answer };
  }

  it("begins with what presence suggests, and says what follows", async () => {
    const { dialog, user, answer } = await ask();
    expect(within(dialog).getByRole("radio", { name: "Student absent" })).toBeChecked();
    expect(dialog).toHaveTextContent("The lesson counts as taken. No report is expected.");
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Noted, thank you.")).toBeInTheDocument();
    expect(answer()).toEqual({ kind: "pupil_absent", reason: "" });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("asks on whose side minutes were lost, and what most of a lesson means", async () => {
    const { dialog, user, answer } = await ask();
    await user.click(within(dialog).getByRole("radio", { name: "Technical problem" }));
    const lost = within(dialog).getByLabelText("Minutes lost");
    await user.clear(lost);
    await user.type(lost, "20");
    await user.click(within(dialog).getByRole("radio", { name: "The teacher’s" }));
    expect(dialog).toHaveTextContent("20 minutes are given back to the family.");
    await user.clear(lost);
    await user.type(lost, "40");
    expect(dialog).toHaveTextContent("it is still owed to each student");
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    await screen.findByText("Noted, thank you.");
    expect(answer()).toMatchObject({ kind: "technical", lost_min: 40, lost_by: "teacher" });
  });

  it("wants a reason of staff", async () => {
    const { dialog } = await ask("A");
    expect(within(dialog).getByLabelText("Why?")).toBeRequired();
  });
});
