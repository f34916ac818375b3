import type { RoomView } from "@riwaq/contracts/classroom/room";
import { readParts } from "@riwaq/mushaf/edition";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

import {
  LESSON,
  PUPIL,
  TEACHER,
  buildClassroom,
  buildMark,
  buildSeat,
  buildSeatState,
  buildSnapshot,
  buildView,
  idOf,
} from "../../../../../test/build-classroom.ts";
import { buildRecitation } from "../../../../../test/build-recitation.ts";
import { stubSockets } from "../../../../../test/fake-socket.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { type Answer, type SentRequest, stubApi } from "../../../../../test/stub-api.ts";
import { partAddress } from "../../../../components/mushaf/part-query.ts";
import { RoomPage } from "./room-page.tsx";

const SHOW = `GET /api/classroom/${LESSON}/`;
const VIEW = `PATCH /api/classroom/${LESSON}/view/`;
const parts = Object.fromEntries(
  readParts().map((part) => [`GET ${partAddress(part.firstPage)}`, { body: part }]),
);
const own = (id: string, name: string, role: "T" | "S") => ({
  id,
  name,
  email: "a@example.org",
  role,
  profile: { picture: null },
});
const asTeacher = own(TEACHER, "Youssef El-Naggar", "T");
const asPupil = own(PUPIL, "Inès Lambert", "S");
const pupilChoice = { role: "pupil" as const, pupil_id: PUPIL, name: "Inès Lambert" };

type Answers = Record<string, Answer | ((request: SentRequest) => Answer)>;
type Options = { as?: "teacher" | "pupil"; view?: Partial<RoomView>; answers?: Answers };

beforeEach(() => {
  document.cookie = "csrftoken=t;path=/";
  vi.stubGlobal("CSS", { escape: (text: string) => text });
});

const word = (key: string) => {
  const found = document.querySelector<HTMLElement>(`[data-word="${key}"]`);
  if (!found) throw new Error(`no word ${key}`);
  return found;
};

async function arrive({ as = "teacher", answers = {} }: Options = {}) {
  const sockets = stubSockets();
  const classroom = buildClassroom(as === "pupil" ? { choices: [pupilChoice] } : {});
  const sent = stubApi({ [SHOW]: { body: classroom }, ...parts, ...answers });
  const user = as === "teacher" ? asTeacher : asPupil;
  const page = await renderWithProviders(<RoomPage lesson={LESSON} user={user} parts={{}} />);
  return { ...page, sockets, sent };
}

async function enter(options: Options = {}) {
  const arrived = await arrive(options);
  await arrived.user.click(await screen.findByRole("button", { name: "Come in" }));
  await waitFor(() => arrived.sockets.last());
  const seat =
    options.as === "pupil"
      ? buildSeat({ id: idOf(202), user_id: PUPIL, name: "Inès Lambert", role: "pupil" })
      : buildSeat();
  const tell = (message: Parameters<ReturnType<typeof arrived.sockets.last>["tell"]>[0]) =>
    act(async () => arrived.sockets.last().tell(message));
  await tell(buildSnapshot({ seat, view: buildView(options.view) }));
  await waitFor(() => word("112:1:1"));
  return { ...arrived, tell };
}

const shownPage = () => screen.getByRole("article", { name: /Page/ });

describe("the teacher", () => {
  const marks: Answers = {
    "POST /api/marks/": ({ body }) => ({
      body: buildMark(body as Partial<ReturnType<typeof buildMark>>),
    }),
  };

  it("taps a word, and its mark is there at once and in the list", async () => {
    const { user, sent } = await enter({ answers: marks });
    await user.click(word("112:1:2"));
    await user.click(await screen.findByRole("button", { name: "Forgot" }));
    expect(word("112:1:2")).toHaveAttribute("data-mark", "jali");
    const of = { student_id: PUPIL, session_id: LESSON, sura: 112, aya: 1, word: 2 };
    const marked = () => sent.find(({ path }) => path === "/api/marks/")?.body;
    await waitFor(() => expect(marked()).toMatchObject({ ...of, kind: "forgot" }));
  });

  it("chooses by a figure, and takes it back by the message", async () => {
    const { user, sent } = await enter({ answers: marks });
    await user.click(word("112:1:2"));
    await screen.findByRole("button", { name: "Forgot" });
    await user.keyboard("4");
    expect(word("112:1:2")).toHaveAttribute("data-mark", "khafi");
    await waitFor(() => expect(sent.some(({ method }) => method === "POST")).toBe(true));
    const [back] = await screen.findAllByRole("button", { name: "Take back" });
    if (back) await user.click(back);
    await waitFor(() => expect(word("112:1:2")).not.toHaveAttribute("data-mark"));
  });

  it("types which ayah came instead, and no figure in it is a choice", async () => {
    const { user } = await enter({ answers: marks });
    await user.click(word("112:1:2"));
    const ring = within(await screen.findByRole("dialog"));
    await user.click(ring.getByRole("button", { name: "More" }));
    await user.click(ring.getByRole("button", { name: "Similar ayah" }));
    await user.keyboard("2:136{Enter}");
    expect(screen.getByText(/^Similar ayah instead: .*2:136/, { selector: "li *" })).toBeVisible();
  });

  it("turns the page for everybody, and shows it before the server answers", async () => {
    const { user, sent } = await enter({ answers: { [VIEW]: { body: buildView({ page: 603 }) } } });
    await user.click(screen.getByRole("button", { name: "Previous page" }));
    expect(shownPage()).toHaveAccessibleName(/603/);
    await waitFor(() =>
      expect(sent.find(({ method }) => method === "PATCH")?.body).toEqual({
        page: 603,
        revealed: [],
      }),
    );
  });

  it("gives hidden words back by a tap, or marks them", async () => {
    const { user, sent } = await enter({
      view: { hiding: "aya" },
      answers: {
        [VIEW]: ({ body }) => ({ body: buildView({ hiding: "aya", ...(body as object) }) }),
      },
    });
    expect(word("112:2:1")).toHaveAttribute("data-veiled");
    await user.click(word("112:2:1"));
    await waitFor(() => expect(word("112:2:1")).not.toHaveAttribute("data-veiled"));
    expect(sent.find(({ method }) => method === "PATCH")?.body).toEqual({ revealed: ["112:2"] });
    await user.click(screen.getByRole("radio", { name: "Mark" }));
    await user.click(word("112:3:1"));
    expect(await screen.findByRole("button", { name: "Vowel" })).toBeVisible();
  });

  it("sees a hand that is raised, and who is missing", async () => {
    const { tell } = await enter();
    expect(screen.getAllByText(/Inès Lambert is not here yet/)[0]).toBeInTheDocument();
    const seat = buildSeat({ id: idOf(202), role: "pupil", pupil_id: PUPIL, name: "Inès" });
    await tell({ type: "seats", seats: [buildSeat(), seat] });
    await tell({ type: "state", seat: seat.id, state: buildSeatState({ is_hand_up: true }) });
    expect(screen.getAllByText("Hand raised")[0]).toBeInTheDocument();
    expect(await screen.findByText(/raised a hand/)).toBeInTheDocument();
  });
});

describe("the pupil", () => {
  it("follows the teacher, looks around, and comes back by one press", async () => {
    const { user, tell, sockets } = await enter({ as: "pupil" });
    await tell({ type: "view", view: buildView({ page: 603 }) });
    expect(shownPage()).toHaveAccessibleName(/603/);
    await user.click(screen.getByRole("button", { name: "Previous page" }));
    expect(shownPage()).toHaveAccessibleName(/602/);
    expect(sockets.last().sent.at(-1)).toMatchObject({ type: "state", state: { page: 602 } });
    await tell({ type: "view", view: buildView({ page: 604 }) });
    expect(shownPage()).toHaveAccessibleName(/602/);
    await user.click(screen.getByRole("button", { name: /Back to the teacher’s page/ }));
    expect(shownPage()).toHaveAccessibleName(/604/);
  });

  it("stays where it is once nobody has to follow, and is fetched once everybody has to", async () => {
    const { tell } = await enter({ as: "pupil" });
    await tell({ type: "view", view: buildView({ is_followed: false }) });
    await tell({ type: "view", view: buildView({ is_followed: false, page: 600 }) });
    expect(shownPage()).toHaveAccessibleName(/604/);
    await tell({ type: "view", view: buildView({ page: 600 }) });
    expect(shownPage()).toHaveAccessibleName(/600/);
  });

  it("sees a mark as it is made, with its name, and none where they wait for the end", async () => {
    const { tell } = await enter({ as: "pupil" });
    await tell({ type: "mark", mark: buildMark() });
    expect(word("112:1:2")).toHaveAttribute("data-mark", "jali");
    expect(word("112:1:2")).not.toHaveAttribute("role");
    expect(screen.getAllByText("Forgot")[0]).toBeInTheDocument();
    await tell({ type: "view", view: buildView({ are_marks_shown: false }) });
    expect(word("112:1:2")).not.toHaveAttribute("data-mark");
  });

  it("does not read what is hidden, and sees where the teacher points", async () => {
    const { tell } = await enter({ as: "pupil", view: { hiding: "word", revealed: ["112:1:1"] } });
    expect(word("112:1:1")).not.toHaveAttribute("data-hidden");
    expect(word("112:1:2")).toHaveAttribute("data-hidden");
    await tell({ type: "pointer", from: idOf(201), at: { word: "112:1:1" } });
    expect(word("112:1:1")).toHaveAttribute("data-pointed");
    await tell({ type: "pointer", from: idOf(201), at: null });
    expect(word("112:1:1")).not.toHaveAttribute("data-pointed");
  });

  it("sees that it is recorded as long as it is, and hears of it once", async () => {
    const { tell } = await enter({ as: "pupil" });
    const recording = buildRecitation({ state: "recording" });
    await tell({ type: "recording", is_recorded: true, recording });
    expect(screen.getByText(/^Recording: .*Inès Lambert/)).toBeVisible();
    expect(screen.getByText(/The recitation is being recorded: .*Inès Lambert/)).toHaveAttribute(
      "aria-live",
      "polite",
    );
    await tell({ type: "recording", is_recorded: true, recording: null });
    expect(screen.getByText("Recording in progress")).toBeVisible();
    expect(screen.getByText("A recitation is being recorded.")).toBeInTheDocument();
    await tell({ type: "recording", is_recorded: false, recording: null });
    expect(screen.queryByText(/^Recording/)).toBeNull();
    expect(screen.getByText("The recording has ended.")).toBeInTheDocument();
  });

  it("raises a hand", async () => {
    const { user, sockets } = await enter({ as: "pupil" });
    const [hand] = screen.getAllByRole("button", { name: "Hand up" });
    if (hand) await user.click(hand);
    expect(sockets.last().sent.at(-1)).toMatchObject({ state: { is_hand_up: true } });
  });
});

describe("the door", () => {
  it("says when it opens, and opens by itself", async () => {
    const opens = { fault: "early" as const, opens_at: "2026-11-24T17:14:01.000Z" };
    let isOpen = false;
    await arrive({
      answers: { [SHOW]: () => ({ body: buildClassroom(isOpen ? {} : opens) }) },
    });
    expect(await screen.findByRole("heading", { name: /not open yet/ })).toBeVisible();
    expect(screen.getByText(/\(Cairo\)/)).toBeVisible();
    isOpen = true;
    expect(await screen.findByRole("button", { name: "Come in" })).toBeVisible();
  });

  it.each([
    [{ fault: "cancelled" as const }, 200, /cancelled/],
    [{ fault: "over" as const }, 200, /is over/],
    [{}, 404, /No such lesson/],
    [{}, 403, /not open to you/],
  ])("says why it is shut: %o, %i", async (classroom, status, title) => {
    const body = status === 200 ? buildClassroom(classroom) : {};
    await arrive({ answers: { [SHOW]: { status, body } } });
    expect(await screen.findByRole("heading", { name: title })).toBeVisible();
    expect(screen.getByRole("link", { name: "To the lessons" })).toBeVisible();
  });

  it("asks a parent as whom they come in", async () => {
    const parent = own(idOf(4), "Nora Lambert", "S");
    const listener = { role: "listener" as const, pupil_id: PUPIL, name: "Inès Lambert" };
    const sockets = stubSockets();
    stubApi({ [SHOW]: { body: buildClassroom({ choices: [pupilChoice, listener] }) }, ...parts });
    const { user } = await renderWithProviders(
      <RoomPage lesson={LESSON} user={parent} parts={{}} />,
    );
    expect(await screen.findByRole("radio", { name: /Inès Lambert/ })).toBeChecked();
    await user.click(screen.getByRole("radio", { name: /listen only/ }));
    await user.click(screen.getByRole("button", { name: "Come in" }));
    await waitFor(() => expect(sockets.last().url).toContain("role=listener"));
    expect(sockets.last().url).toContain(`pupil=${PUPIL}`);
  });
});

describe("the way out", () => {
  it("is told with its reason where the server closes the room", async () => {
    const { tell } = await enter({ as: "pupil" });
    await tell({ type: "closed", reason: "moved" });
    expect(await screen.findByRole("heading", { name: "This lesson was moved" })).toBeVisible();
  });

  it("leads the teacher from a lesson that is over to its report", async () => {
    const { tell } = await enter();
    await tell({ type: "closed", reason: "over" });
    const report = await screen.findByRole("link", { name: "Write the report" });
    expect(report).toHaveAttribute("href", `/sessions/${LESSON}/report`);
  });

  it("is shut behind who leaves, who may come back", async () => {
    const { user, sockets } = await enter({ as: "pupil" });
    await user.click(screen.getByRole("button", { name: "Leave" }));
    const back = await screen.findByRole("button", { name: "Come back in" });
    expect(sockets.last().readyState).toBe(3);
    await user.click(back);
    await user.click(await screen.findByRole("button", { name: "Come in" }));
    await waitFor(() => expect(sockets.all()).toHaveLength(2));
    expect(new Set(sockets.all().map(({ url }) => url)).size).toBe(2);
  });

  it("is none where only the line breaks: the page stays, and says so after a while", async () => {
    const { sockets } = await enter({ as: "pupil" });
    act(() => sockets.last().close());
    expect(screen.queryByText(/The line is broken/)).toBeNull();
    expect(await screen.findByText(/The line is broken/)).toBeVisible();
    expect(within(shownPage()).getAllByRole("heading", { level: 2 })).toHaveLength(3);
  });
});
