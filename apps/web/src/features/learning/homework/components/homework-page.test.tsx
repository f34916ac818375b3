import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { PUPIL, idOf } from "../../../../../test/build-classroom.ts";
import { buildHomework, buildHomeworkOf } from "../../../../../test/build-homework.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { type Answer, stubApi } from "../../../../../test/stub-api.ts";
import { HomeworkList } from "./homework-list.tsx";
import { HomeworkPage } from "./homework-page.tsx";

const LIST = `GET /api/students/${PUPIL}/homework/`;
const recording = {
  id: idOf(300),
  state: "kept" as const,
  recorded_at: "2026-11-24T17:10:05.000Z",
  answer_by: null,
  answered_at: "2026-11-25T17:10:05.000Z",
};

beforeEach(() => void (document.cookie = "csrftoken=t;path=/"));

async function open(answers: Record<string, Answer>) {
  const sent = stubApi(answers);
  return { ...(await renderWithProviders(<HomeworkPage studentId={PUPIL} />)), sent };
}

it("shows the family what to recite, until when, and the way to record it", async () => {
  await open({ [LIST]: { body: buildHomeworkOf() } });
  expect(await screen.findByText("Slowly, and twice")).toBeVisible();
  expect(screen.getByText(/Until .*27/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Record" })).toHaveAttribute(
    "href",
    `/students/${PUPIL}/record?homework=${buildHomework().id}`,
  );
  expect(screen.queryByRole("button", { name: "Ask for it" })).toBeNull();
});

it("leads the family to the answer", async () => {
  const homework = [buildHomework({ state: "answered", recording })];
  await open({ [LIST]: { body: buildHomeworkOf({ homework }) } });
  const part = await screen.findByRole("region", { name: "Answered" });
  expect(within(part).getByRole("link", { name: "Hear the answer" })).toHaveAttribute(
    "href",
    `/recordings/${recording.id}`,
  );
});

it("lets the teacher set a passage once, and withdraw what is open", async () => {
  const own = buildHomework({ can_withdraw: true });
  const { user, sent } = await open({
    [LIST]: { body: buildHomeworkOf({ can_set: true, can_record: false, homework: [own] }) },
    "POST /api/homework/": { body: own },
    [`DELETE /api/homework/${own.id}/`]: { body: { done: true } },
  });
  await user.type(await screen.findByLabelText(/A word to the family/), "With care");
  await user.click(screen.getByRole("button", { name: "Ask for it" }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === "POST")?.body).toMatchObject({
      student_id: PUPIL,
      session_id: null,
      from: { sura: 1, aya: 1 },
      to: { sura: 1, aya: 7 },
      words: "With care",
      due_on: "2026-11-27",
    }),
  );
  await user.click(screen.getByRole("button", { name: "Withdraw" }));
  const dialog = await screen.findByRole("alertdialog");
  await user.click(within(dialog).getByRole("button", { name: "Withdraw" }));
  await waitFor(() => expect(sent.some(({ method }) => method === "DELETE")).toBe(true));
});

it("is silent above the lessons where nothing is open", async () => {
  stubApi({ [LIST]: { body: buildHomeworkOf({ homework: [] }) } });
  const { container } = await renderWithProviders(<HomeworkList studentId={PUPIL} />);
  expect(container.querySelector("section")).toBeNull();
});

it("says that there is no such student, and what to do where nothing is asked", async () => {
  await open({ [LIST]: { status: 404, body: {} } });
  expect(await screen.findByText("No such student")).toBeVisible();
});
