import type { Recitation } from "@riwaq/contracts/learning/recitations";
import { readParts } from "@riwaq/mushaf/edition";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { PUPIL } from "../../../../../test/build-classroom.ts";
import { buildRecitation, buildRecitationDetails } from "../../../../../test/build-recitation.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { type Answer, stubApi } from "../../../../../test/stub-api.ts";
import { partAddress } from "../../../../components/mushaf/part-query.ts";
import { RecitationsPage } from "./recitations-page.tsx";

const LIST = `GET /api/students/${PUPIL}/recitations/?page=1`;
const CONSENT = `/api/students/${PUPIL}/recording-consent/`;
const recitation = buildRecitation();
const ONE = `/api/recitations/${recitation.id}/`;
const consent = { given_at: "2026-10-03T10:00:00.000Z", given_by: "Nora", can_change: true };
const parts = Object.fromEntries(
  readParts().map((part) => [`GET ${partAddress(part.firstPage)}`, { body: part }]),
);
const listOf = (...recitations: Recitation[]) => ({
  body: { recitations, page: 1, pages: 1, total: recitations.length },
});

beforeEach(() => void (document.cookie = "csrftoken=t;path=/"));

async function open(answers: Record<string, Answer> = {}) {
  const sent = stubApi({
    [LIST]: listOf(recitation),
    [`GET ${CONSENT}`]: { body: consent },
    [`GET ${ONE}`]: { body: buildRecitationDetails() },
    ...parts,
    ...answers,
  });
  const page = await renderWithProviders(<RecitationsPage studentId={PUPIL} canRecord={false} />);
  return { ...page, sent };
}

it("tells a mark on the line by its word, its kind and its note", async () => {
  const { user, container } = await open();
  await user.click(await screen.findByRole("button", { name: /^Listen: / }));
  const list = await screen.findByRole("list", { name: "Marks in this recording" });
  expect(within(list).getByText("Forgot")).toBeVisible();
  const flag = container.querySelector('[title="0:04 · Forgot"]');
  if (flag) await user.click(flag);
  const shown = await screen.findByRole("status");
  expect(shown).toHaveTextContent(/Forgot/);
  expect(shown).toHaveTextContent(/again/);
  await waitFor(() => expect(shown.querySelector("[lang=ar]")).not.toBeNull());
  expect(screen.getByRole("slider")).toHaveAttribute("aria-valuenow", "4");
});

it("says that nothing was recorded", async () => {
  await open({ [LIST]: listOf() });
  expect(await screen.findByText("Nothing is recorded yet")).toBeVisible();
});

it("says that the recordings could not be read", async () => {
  await open({ [LIST]: { status: 500, body: {} } });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});

it("removes a recording once that is confirmed", async () => {
  const { user, sent } = await open({ [`DELETE ${ONE}`]: { status: 204 } });
  await user.click(await screen.findByRole("button", { name: /^Remove the recording/ }));
  const dialog = await screen.findByRole("alertdialog");
  await user.click(within(dialog).getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(sent.some(({ method }) => method === "DELETE")).toBe(true));
});

it("withdraws consent once that is confirmed, and takes it as said", async () => {
  const { user, sent } = await open({
    [`PUT ${CONSENT}`]: { body: { ...consent, given_at: null, given_by: null } },
  });
  await user.click(await screen.findByRole("switch"));
  const dialog = await screen.findByRole("alertdialog");
  expect(sent.some(({ method }) => method === "PUT")).toBe(false);
  const buttons = within(dialog).getAllByRole("button");
  const confirm = buttons.find(({ textContent }) => textContent !== "Cancel");
  if (confirm) await user.click(confirm);
  await waitFor(() => expect(screen.getByRole("switch")).not.toBeChecked());
  expect(sent.find(({ method }) => method === "PUT")?.body).toEqual({ is_given: false });
});
