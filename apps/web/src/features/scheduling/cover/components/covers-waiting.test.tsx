import type { Covers } from "@riwaq/contracts/scheduling/cover";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { buildProfile } from "../../../../../test/build-profile.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { CoversWaiting } from "./covers-waiting.tsx";

type OwnCover = Covers["covers"][number];

const cover = (change: Partial<OwnCover> = {}): OwnCover => ({
  id: "c",
  state: "offered",
  substitute_id: "s",
  substitute_name: "Salma Hegazy",
  regular_id: "k",
  regular_name: "Karim Mansour",
  held_until: "2026-11-30T10:00:00Z",
  declinable_until: null,
  lesson: {
    session_id: "one",
    starts_at: "2026-12-01T10:00:00Z",
    ends_at: "2026-12-01T10:45:00Z",
    students: ["Inès"],
    programme: null,
  },
  side: "family",
  can_answer: true,
  ...change,
});

async function open(...covers: OwnCover[]) {
  document.cookie = "csrftoken=t;path=/";
  const answered = { ...cover(), state: "standing" };
  const sent = stubApi({
    "GET /api/profile/": { body: buildProfile({}) },
    "GET /api/covers/": { body: { covers } },
    "POST /api/covers/c/answer/": { body: answered },
  });
  const view = await renderWithProviders(<CoversWaiting />);
  const answers = () => sent.filter(({ method }) => method === "POST").map(({ body }) => body);
  return { ...view, sent, answers };
}

it("asks a family, which agrees by one press", async () => {
  const { user, answers } = await open(cover());
  expect(await screen.findByText(/cannot give the lesson of/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Yes, with/ }));
  await waitFor(() => expect(answers()).toEqual([{ answer: "agree", word: "" }]));
  expect(await screen.findByText(/gives the lesson/)).toBeVisible();
});

it("asks once more before a no, and says what follows", async () => {
  const { user, answers } = await open(cover());
  await user.click(await screen.findByRole("button", { name: "No" }));
  const dialog = await screen.findByRole("alertdialog");
  expect(within(dialog).getByText(/looks for somebody else/)).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "No" }));
  await waitFor(() => expect(answers()).toEqual([{ answer: "refuse", word: "" }]));
});

it("says to a pupil whose answer it is", async () => {
  await open(cover({ can_answer: false }));
  expect(await screen.findByText("One of your parents answers.")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

it("leads a substitute to the brief, and lets them decline with a word", async () => {
  const standing = { state: "standing", side: "substitute" } as const;
  const { user, answers } = await open(
    cover({ ...standing, declinable_until: "2026-12-01T07:00:00Z" }),
  );
  const link = await screen.findByRole("link", { name: "The lesson in thirty seconds" });
  expect(link).toHaveAttribute("href", "/sessions/one/brief");
  await user.click(screen.getByRole("button", { name: "I cannot give it" }));
  await user.type(await screen.findByRole("textbox"), "Ill too");
  await user.click(screen.getByRole("button", { name: "Decline" }));
  await waitFor(() => expect(answers()).toEqual([{ answer: "decline", word: "Ill too" }]));
});

it("shows a family nothing of what stands: the lesson itself says so", async () => {
  const { sent } = await open(cover({ state: "standing", can_answer: false }));
  await waitFor(() => expect(sent.some(({ path }) => path === "/api/covers/")).toBe(true));
  expect(screen.queryByRole("heading")).toBeNull();
});
