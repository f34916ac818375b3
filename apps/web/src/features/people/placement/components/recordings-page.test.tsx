import { LISTENING } from "@riwaq/domain/people/placement/items/listening";
import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { FakeMediaRecorder, stubRecorder } from "../../../../../test/fake-recorder.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { signIn } from "../../../../../test/sign-in.ts";
import { RecordingsPage } from "./recordings-page.tsx";

const LIST = "GET /api/placement-recordings/";
const [FIRST, SECOND] = LISTENING as unknown as [
  (typeof LISTENING)[number],
  (typeof LISTENING)[number],
];
const at = (item: string) => `/api/placement-sounds/${item}/`;
const recording = (change: object = {}) => ({
  item: FIRST.id,
  version: "v1",
  recorded_at: "2026-11-20T10:00:00.000Z",
  recorded_by: "Youssef",
  can_change: true,
  ...change,
});
const rowOf = (spoken: string) =>
  within(screen.getByText(spoken, { selector: "p" }).closest("li")!);

async function show(recordings: object[], answers: Parameters<typeof signIn>[1] = {}) {
  const calls = signIn("T", {
    [LIST]: { body: { recordings, can_record: true } },
    ...answers,
  });
  return { ...(await renderWithProviders(<RecordingsPage />)), calls };
}

beforeEach(() => {
  stubRecorder();
  const track = { stop: vi.fn() };
  vi.stubGlobal("navigator", {
    ...navigator,
    mediaDevices: { getUserMedia: async () => ({ getTracks: () => [track] }) },
  });
});

it("lists every question by level with what is read aloud, and how many can be heard", async () => {
  await show([recording()]);
  expect(await screen.findByText(`1 of ${LISTENING.length} questions can be heard`)).toBeVisible();
  expect(screen.getAllByRole("listitem").length).toBeGreaterThanOrEqual(LISTENING.length);
  expect(screen.getByRole("heading", { name: "A2.2" })).toBeVisible();
  expect(rowOf(FIRST.spoken).getByText(/^Recorded by .*Youssef/)).toBeVisible();
  expect(rowOf(SECOND.spoken).getByText("Not recorded yet")).toBeVisible();
});

it("records a question by two presses, and sends it", async () => {
  const { user, calls } = await show([], { [`PUT ${at(FIRST.id)}`]: { body: { done: true } } });
  await screen.findByText(FIRST.spoken, { selector: "p" });
  await user.click(rowOf(FIRST.spoken).getByRole("button", { name: /^Record/ }));
  const stop = await rowOf(FIRST.spoken).findByRole("button", { name: /^Stop/ });
  expect(FakeMediaRecorder.all).toHaveLength(1);
  await user.click(stop);
  await vi.waitFor(() => expect(calls.some(({ method }) => method === "PUT")).toBe(true));
  expect(calls.find(({ method }) => method === "PUT")).toMatchObject({ path: at(FIRST.id) });
  await act(async () => undefined);
});

it("removes a recording after a question", async () => {
  const { user, calls } = await show([recording()], {
    [`DELETE ${at(FIRST.id)}`]: { body: { done: true } },
  });
  await user.click(await screen.findByRole("button", { name: /^Remove the recording of/ }));
  expect(calls.some(({ method }) => method === "DELETE")).toBe(false);
  const dialog = await screen.findByRole("alertdialog");
  await user.click(within(dialog).getByRole("button", { name: "Remove" }));
  await vi.waitFor(() => expect(calls.some(({ method }) => method === "DELETE")).toBe(true));
});

it("lets somebody else’s recording be heard, and neither changed nor removed", async () => {
  await show([recording({ can_change: false })]);
  await screen.findByText(/^Recorded by/);
  const row = rowOf(FIRST.spoken);
  expect(row.getAllByRole("button")).toHaveLength(1);
  expect(row.getByRole("button", { name: /^Hear/ })).toBeVisible();
});

it("is closed to who records nothing here", async () => {
  signIn("P", { [LIST]: { body: { recordings: [], can_record: false } } });
  await renderWithProviders(<RecordingsPage />);
  expect(await screen.findByText("Teachers record questions here")).toBeVisible();
});

it("offers another try where the list does not come", async () => {
  signIn("T", { [LIST]: { status: 500, body: { detail: ["Sorry."] } } });
  await renderWithProviders(<RecordingsPage />);
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});
