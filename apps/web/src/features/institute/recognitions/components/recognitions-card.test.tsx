import type { StaffRecognition } from "@riwaq/contracts/institute/recognitions";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { RecognitionsCard } from "./recognitions-card.tsx";

const LIST = "GET /api/staff/recognitions/";
const ADD =
  "POST /api/staff/recognitions/?body=Rectorat+de+Paris&number=0751234A&valid_until=2030-01-01";
const valid = {
  id: "a",
  body: "Rectorat de Paris",
  number: "0751234A",
  valid_until: "2030-01-01",
  validity: "valid" as const,
};
const over = { ...valid, id: "b", body: "An academy", validity: "over" as const };

async function show(all: StaffRecognition[], answers: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({ [LIST]: { body: all }, ...answers });
  const view = await renderWithProviders(<RecognitionsCard />);
  const written = () => calls.filter(({ method }) => method !== "GET");
  return { ...view, written };
}

beforeEach(() => {
  document.cookie = "csrftoken=abc";
});

test("without a proof the page says that nothing is claimed", async () => {
  await show([]);
  expect(await screen.findByText(/the site claims none/)).toBeVisible();
});

test("one is added with its document, and not without it", async () => {
  const { user, written } = await show([], { [ADD]: { status: 201, body: [valid] } });
  await user.click(await screen.findByRole("button", { name: "Add a recognition" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Who recognises the institute"), valid.body);
  await user.type(dialog.getByLabelText("Number of the decision"), valid.number);
  await user.type(dialog.getByLabelText("Valid until"), valid.valid_until);
  await user.click(dialog.getByRole("button", { name: "Add" }));
  expect(await dialog.findByText("Choose the document first")).toBeVisible();
  expect(written()).toEqual([]);
  const file = new File(["%PDF-1.4"], "proof.pdf", { type: "application/pdf" });
  await user.upload(dialog.getByLabelText("Choose a document", { selector: "input" }), file);
  await user.click(dialog.getByRole("button", { name: "Add" }));
  expect(await screen.findByRole("link", { name: /^Open the proof/ })).toHaveAttribute(
    "href",
    "/api/recognitions/a/proof/",
  );
});

test("one that is over says that it is no longer shown, and is removed after a question", async () => {
  const { user, written } = await show([valid, over], {
    "DELETE /api/staff/recognitions/b/": { body: [valid] },
  });
  expect(await screen.findByText(/No longer shown/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Remove.*An academy/ }));
  const sure = within(await screen.findByRole("alertdialog"));
  await user.click(sure.getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(written()).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/No longer shown/)).toBeNull());
});
