import type { Testimonial } from "@riwaq/contracts/institute/testimonials";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { TestimonialsPage } from "./testimonials-page.tsx";

const LIST = "GET /api/staff/testimonials/";
const CHANGE = "PATCH /api/staff/testimonials/a/";

const testimonial = (id: string, author: string, change: Partial<Testimonial> = {}) => ({
  id,
  words: `Words of ${author}`,
  language: "fr" as const,
  author,
  consented_on: "2026-10-01",
  consent_note: "By e-mail",
  published_at: null,
  is_archived: false,
  ...change,
});
const mother = testimonial("a", "Mother");
const father = testimonial("b", "Father", { published_at: "2026-10-02T08:00:00.000Z" });
const aunt = testimonial("c", "Aunt", { is_archived: true });

async function show(all: Testimonial[], answers: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({ [LIST]: { body: all }, ...answers });
  const view = await renderWithProviders(<TestimonialsPage />);
  const written = () => calls.filter(({ method }) => method !== "GET");
  return { ...view, written };
}

beforeEach(() => {
  document.cookie = "csrftoken=abc";
});

test("without any, the page says why only real ones belong here", async () => {
  await show([]);
  expect(await screen.findByText(/invented words deceive/)).toBeVisible();
});

test("one is written down with the consent, and nothing is sent without it", async () => {
  const { user, written } = await show([], {
    "POST /api/staff/testimonials/": { status: 201, body: mother },
  });
  await user.click(await screen.findByRole("button", { name: "Add a testimonial" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("The words"), "It comes back.");
  await user.type(dialog.getByLabelText(/^Author/), "Mother");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("This field is required")).toBeVisible();
  expect(written()).toEqual([]);
  await user.type(dialog.getByLabelText("Day of the consent"), "2026-10-01");
  await user.type(dialog.getByLabelText("How the consent was given"), "By e-mail");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(written().at(-1)?.body).toEqual({
    words: "It comes back.",
    language: "en",
    author: "Mother",
    consented_on: "2026-10-01",
    consent_note: "By e-mail",
  });
});

test("other words ask for another consent, and the same ones for none", async () => {
  const { user, written } = await show([mother], { [CHANGE]: { body: mother } });
  await user.click(await screen.findByRole("button", { name: /^Edit.*Mother/ }));
  const dialog = within(await screen.findByRole("dialog"));
  const author = dialog.getByLabelText(/^Author/);
  const day = dialog.getByLabelText("Day of the consent");
  const note = dialog.getByLabelText(/^How the consent was given/);
  await user.type(author, "!");
  expect(dialog.getByText(/ask the author again/)).toBeVisible();
  expect(day).toHaveValue("");
  expect(note).toHaveValue("");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(written()).toEqual([]);
  await user.type(author, "{Backspace}");
  expect(dialog.queryByText(/ask the author again/)).toBeNull();
  expect([day, note].map((input) => (input as HTMLInputElement).value)).toEqual([
    "2026-10-01",
    "By e-mail",
  ]);
  await user.type(author, "!");
  await user.type(day, "2026-11-02");
  await user.type(note, "By letter");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(written().at(-1)?.body).toMatchObject({
      author: "Mother!",
      consented_on: "2026-11-02",
      consent_note: "By letter",
    }),
  );
});

test("before one is published, it is asked whether the consent is on file", async () => {
  const { user, written } = await show([mother, father], { [CHANGE]: { body: mother } });
  const row = within(await screen.findByRole("article", { name: "Mother" }));
  expect(row.getByText("Not published")).toBeVisible();
  expect(row.getByText("Words of Mother")).toHaveAttribute("lang", "fr");
  await user.click(row.getByRole("button", { name: /^Publish/ }));
  const sure = within(await screen.findByRole("alertdialog"));
  expect(sure.getByText(/By e-mail.*Publish only if you can show it/)).toBeVisible();
  await user.click(sure.getByRole("button", { name: "Cancel" }));
  expect(written()).toEqual([]);
  await user.click(row.getByRole("button", { name: /^Publish/ }));
  await user.click(await screen.findByRole("button", { name: "It is on file: publish" }));
  await waitFor(() => expect(written().at(-1)?.body).toEqual({ is_published: true }));
});

test("what is published is withdrawn at once; what is archived stands apart, and is deleted from there alone", async () => {
  const { user, written } = await show([father, aunt], {
    "PATCH /api/staff/testimonials/b/": { body: father },
    "DELETE /api/staff/testimonials/c/": { body: { done: true } },
  });
  const row = within(await screen.findByRole("article", { name: "Father" }));
  await user.click(row.getByRole("button", { name: /^Take off the site/ }));
  await waitFor(() => expect(written().at(-1)?.body).toEqual({ is_published: false }));
  expect(row.queryByRole("button", { name: /^Delete/ })).toBeNull();
  await user.click(screen.getByText("Archived testimonials"));
  await user.click(screen.getByRole("button", { name: /^Delete.*Aunt/ }));
  const sure = within(await screen.findByRole("alertdialog"));
  await user.click(sure.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(written().at(-1)?.method).toBe("DELETE"));
});

test("they are ordered as a whole", async () => {
  const { user, written } = await show([mother, father, aunt], {
    "PUT /api/staff/testimonials/order/": { body: [father, mother, aunt] },
  });
  await user.click(await screen.findByRole("button", { name: /^Move up.*Father/ }));
  await waitFor(() => expect(written().at(-1)?.body).toEqual({ ids: ["b", "a"] }));
});
