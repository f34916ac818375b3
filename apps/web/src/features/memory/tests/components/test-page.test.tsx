import type { TestDetails } from "@riwaq/contracts/memory/tests";
import { readParts } from "@riwaq/mushaf/edition";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";

import { PUPIL } from "../../../../../test/build-classroom.ts";
import {
  ASKED_AT,
  TEST,
  buildTest,
  buildTestMark,
} from "../../../../../test/build-recitation-test.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { type Answer, stubApi } from "../../../../../test/stub-api.ts";
import { partAddress } from "../../../../components/mushaf/part-query.ts";
import { TestPage } from "./test-page.tsx";

const SHOW = `GET /api/tests/${TEST}/`;
const parts = Object.fromEntries(
  readParts().map((part) => [`GET ${partAddress(part.firstPage)}`, { body: part }]),
);
const [first, second] = buildTest().questions as [
  TestDetails["questions"][number],
  TestDetails["questions"][number],
];
const withMark = buildTest({ questions: [{ ...first, marks: [buildTestMark()] }, second] });
const finished = buildTest({
  state: "finished",
  side: "family",
  is_mine: false,
  score: { memory: 47, tajwid: 50, is_passed: true },
  note: "Well held.",
  finished_at: ASKED_AT,
  questions: [{ ...first, marks: [buildTestMark()] }, second],
});

beforeEach(() => void (document.cookie = "csrftoken=t;path=/"));

async function open(test: TestDetails, answers: Record<string, Answer> = {}) {
  const sent = stubApi({ [SHOW]: { body: test }, ...parts, ...answers });
  return { ...(await renderWithProviders(<TestPage id={TEST} />)), sent };
}
const wordAt = async (key: string) => {
  await waitFor(() => expect(document.querySelector(`[data-word="${key}"]`)).not.toBeNull());
  return document.querySelector(`[data-word="${key}"]`)!;
};

describe("a test that runs", () => {
  it("shows its question on the page, whose words alone are marked", async () => {
    await open(buildTest());
    expect(await screen.findByText("Question 1 of 2")).toBeVisible();
    expect(screen.getByRole("heading", { name: /ayat 1 to 4/ })).toBeVisible();
    expect(await wordAt("112:1:1")).toHaveAttribute("role", "button");
    expect(await wordAt("113:1:1")).not.toHaveAttribute("role");
    expect(await wordAt("113:1:1")).toHaveAttribute("data-veiled");
  });

  it("marks a word by two taps, and takes it back", async () => {
    const mark = { [`POST /api/marks/`]: { body: buildTestMark() } };
    const gone = { [`DELETE /api/marks/${buildTestMark().id}/`]: { body: buildTestMark() } };
    const { user, sent } = await open(withMark, { ...mark, ...gone });
    await user.click(await wordAt("112:1:3"));
    await user.click(await screen.findByRole("button", { name: /Prompted/ }));
    await waitFor(() => expect(sent.some(({ method }) => method === "POST")).toBe(true));
    const made = sent.find(({ method }) => method === "POST");
    expect(made?.body).toMatchObject({
      student_id: PUPIL,
      session_id: null,
      sura: 112,
      aya: 1,
      word: 3,
      kind: "prompted",
    });
    await user.click(screen.getByRole("button", { name: "Take back" }));
    await waitFor(() => expect(sent.some(({ method }) => method === "DELETE")).toBe(true));
  });

  it("goes on to the next question, which is the last", async () => {
    const asked = buildTest({ questions: [first, { ...second, asked_at: ASKED_AT }] });
    const { user, sent } = await open(buildTest(), {
      [`POST /api/tests/${TEST}/ask/`]: { body: asked },
    });
    await user.click(await screen.findByRole("button", { name: "Next question" }));
    expect(await screen.findByText("Question 2 of 2")).toBeVisible();
    expect(screen.getByText("Resembles another ayah")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Next question" })).toBeNull();
    expect(sent.find(({ method }) => method === "POST")?.body).toEqual({ question: 2 });
  });

  it("is finished with a word for the family", async () => {
    const { user, sent } = await open(buildTest(), {
      [`POST /api/tests/${TEST}/finish/`]: { body: finished },
    });
    await user.click(await screen.findByRole("button", { name: "Finish" }));
    const dialog = await screen.findByRole("dialog");
    await user.type(within(dialog).getByRole("textbox"), "Well held.");
    await user.click(within(dialog).getByRole("button", { name: "Finish" }));
    expect(await screen.findByText("47 / 50")).toBeVisible();
    expect(sent.find(({ method }) => method === "POST")?.body).toEqual({ note: "Well held." });
  });

  it("of somebody else says who holds it", async () => {
    await open(buildTest({ is_mine: false }));
    expect(await screen.findByText(/Youssef.* is holding this test/)).toBeVisible();
  });
});

describe("a test that is finished", () => {
  it("says two figures in words, the note, and what was marked in questions that were asked", async () => {
    await open(finished);
    expect(await screen.findByText("47 / 50")).toBeVisible();
    expect(screen.getByText("Good")).toBeVisible();
    expect(screen.getByText("Very firm")).toBeVisible();
    expect(screen.getByText("Well held.")).toBeVisible();
    expect(screen.getByText("Prompted")).toBeVisible();
    expect(screen.queryByText("Question 2")).toBeNull();
  });

  it("is not found by whoever may not read it", async () => {
    await open(finished, { [SHOW]: { status: 404, body: { detail: ["Not found"] } } });
    expect(await screen.findByText("This test is not here")).toBeVisible();
  });
});
