import { NewStroke } from "@riwaq/contracts/classroom/room";
import type { Stroke } from "@riwaq/contracts/classroom/room";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { Board } from "./board.tsx";
import type { BoardProps } from "./board.tsx";

const NAMES: Record<string, string> = { youssef: "Youssef", ines: "Inès" };
const strokeBy = (by: string, id: string, x = 100, board = 1): Stroke => ({
  id,
  board,
  colour: "ink",
  width: 11,
  points: [x, 100, 50, x + 100, 100, 50],
  by_id: by,
  drawn_at: "2026-11-24T16:00:00Z",
});

beforeEach(() => {
  // As wide as its paper has thousandths: a pixel is one.
  vi.spyOn(SVGElement.prototype, "getBoundingClientRect").mockReturnValue(
    Object.assign(new DOMRectReadOnly(0, 0, 1000, 750), {}),
  );
});

async function showBoard(props: Partial<BoardProps> = {}) {
  const calls = {
    onDraw: vi.fn(async (_stroke: NewStroke) => {}),
    onWipe: vi.fn(async (_id: string) => {}),
    onClear: vi.fn(async (_board: number) => {}),
    onBoard: vi.fn(),
    onPoint: vi.fn(),
  };
  const given = {
    board: 1,
    strokes: [],
    pointer: null,
    me: "youssef",
    nameOf: (id: string) => NAMES[id] ?? "",
    mayDraw: true,
    mayClear: true,
    ...calls,
    ...props,
  };
  const view = await renderWithProviders(<Board {...given} />);
  return { ...view, ...calls };
}

const sheet = () => screen.getByRole("img", { name: /^Board \d/ });
const paper = () => sheet().parentElement ?? document.body;
const inkOn = () => paper().querySelectorAll("path[d]:not([d=''])").length;
const mouse = { pointerId: 1, pointerType: "mouse", button: 0, buttons: 1 };

function drag(places: readonly (readonly [number, number])[]) {
  const [first = [0, 0], ...others] = places;
  fireEvent.pointerDown(sheet(), { ...mouse, clientX: first[0], clientY: first[1] });
  for (const [clientX, clientY] of others) {
    fireEvent.pointerMove(sheet(), { ...mouse, clientX, clientY });
  }
  const [clientX, clientY] = others.at(-1) ?? first;
  fireEvent.pointerUp(sheet(), { ...mouse, clientX, clientY });
}

describe("drawing", () => {
  it("sends what the contract takes, in the chosen ink and width, and shows it at once", async () => {
    const { user, onDraw } = await showBoard();
    await user.click(screen.getByRole("radio", { name: "Red ink" }));
    await user.click(screen.getByRole("radio", { name: "Broad nib" }));
    drag([
      [100, 200],
      [150, 260.4],
      [300, 200],
    ]);
    expect(onDraw).toHaveBeenCalledOnce();
    const sent = NewStroke.parse(onDraw.mock.calls[0]?.[0]);
    expect(sent).toMatchObject({ board: 1, colour: "clay", width: 20 });
    expect(sent.points).toEqual([100, 200, 50, 150, 260, 50, 300, 200, 50]);
    expect(sheet()).toHaveAccessibleName("Board 1: 1 stroke by \u2068Youssef\u2069");
    expect(inkOn()).toBe(1);
  });

  it("follows the pen before the line is sent", async () => {
    await showBoard();
    fireEvent.pointerDown(sheet(), { ...mouse, clientX: 10, clientY: 10 });
    fireEvent.pointerMove(sheet(), { ...mouse, clientX: 90, clientY: 10 });
    await waitFor(() => expect(inkOn()).toBe(1));
    expect(sheet()).toHaveAccessibleName(/nothing is drawn/);
    fireEvent.pointerCancel(sheet(), mouse);
    await waitFor(() => expect(inkOn()).toBe(0));
  });

  it("is taken back where the room refuses it", async () => {
    const onDraw = vi.fn(async () => Promise.reject(new Error("refused")));
    await showBoard({ onDraw });
    drag([
      [100, 200],
      [300, 200],
    ]);
    await waitFor(() => expect(inkOn()).toBe(0));
  });

  it("is not for those who only look, who see lines as they come", async () => {
    const { onDraw } = await showBoard({
      mayDraw: false,
      onBoard: undefined,
      strokes: [strokeBy("ines", "1"), strokeBy("ines", "2"), strokeBy("youssef", "3")],
    });
    drag([
      [100, 200],
      [300, 200],
    ]);
    expect(onDraw).not.toHaveBeenCalled();
    expect(sheet()).toHaveAccessibleName(
      "Board 1: 2 strokes by \u2068Inès\u2069 and 1 stroke by \u2068Youssef\u2069",
    );
    expect(screen.queryByRole("radio")).not.toBeInTheDocument();
    expect(screen.getByText("Board 1")).toBeVisible();
  });
});

describe("taking away", () => {
  const strokes = [strokeBy("youssef", "mine"), strokeBy("ines", "hers", 500)];

  it.each([
    ["whoever leads, of anybody", true, ["mine", "hers"]],
    ["everybody else, of themselves", false, ["mine"]],
  ])("whole lines beneath the eraser, by %s, once each", async (_who, mayClear, wiped) => {
    const { user, onWipe } = await showBoard({ strokes, mayClear });
    await user.click(screen.getByRole("radio", { name: "Eraser" }));
    drag([
      [150, 300],
      [150, 100],
      [160, 100],
      [550, 100],
    ]);
    expect(onWipe.mock.calls.flat()).toEqual(wiped);
    expect(inkOn()).toBe(2 - wiped.length);
  });

  it("one's own last line, by a button or Ctrl+Z, but not while one writes a text", async () => {
    const own = [strokeBy("youssef", "1"), strokeBy("youssef", "2"), strokeBy("ines", "3")];
    const { user, onWipe } = await showBoard({ strokes: own });
    const text = document.body.appendChild(document.createElement("textarea"));
    fireEvent.keyDown(text, { key: "z", ctrlKey: true });
    text.remove();
    await user.keyboard("{Control>}z{/Control}");
    await user.click(screen.getByRole("button", { name: "Undo my last stroke" }));
    expect(onWipe.mock.calls.flat()).toEqual(["2", "1"]);
    expect(screen.getByRole("button", { name: "Undo my last stroke" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  });

  it("comes back where it fails", async () => {
    const onWipe = vi.fn(async () => Promise.reject(new Error("refused")));
    const { user } = await showBoard({ strokes, onWipe });
    await user.click(screen.getByRole("button", { name: "Undo my last stroke" }));
    await waitFor(() => expect(inkOn()).toBe(2));
  });

  it("everything of one board, after a question", async () => {
    const other = strokeBy("ines", "other", 100, 2);
    const { user, onClear } = await showBoard({ strokes: [...strokes, other] });
    await user.click(screen.getByRole("button", { name: "Clear board 1" }));
    const question = screen.getByRole("alertdialog", { name: "Clear board 1?" });
    await user.click(within(question).getByRole("button", { name: "Clear the board" }));
    expect(onClear).toHaveBeenCalledExactlyOnceWith(1);
    expect(inkOn()).toBe(0);
  });
});

it("turns to another board, and says which ones are drawn on", async () => {
  const { user, onBoard } = await showBoard({ strokes: [strokeBy("ines", "1", 100, 3)] });
  expect(inkOn()).toBe(0);
  await user.click(screen.getByRole("radio", { name: "Board 3, drawn on" }));
  expect(onBoard).toHaveBeenCalledExactlyOnceWith(3);
});

it("shows where the teacher points, and tells where oneself does", async () => {
  const { onPoint } = await showBoard({ pointer: { x: 620, y: 300 } });
  expect(paper().querySelector("circle")).toHaveAttribute("cx", "620");
  act(
    () => void fireEvent.pointerMove(sheet(), { ...mouse, buttons: 0, clientX: 12.4, clientY: 9 }),
  );
  fireEvent.pointerLeave(sheet(), mouse);
  expect(onPoint.mock.calls).toEqual([[{ x: 12, y: 9 }], [null]]);
});
