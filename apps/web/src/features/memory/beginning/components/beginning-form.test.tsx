import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { CHILD } from "../../../../../test/build-memory.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { signIn } from "../../../../../test/sign-in.ts";
import type { Answer } from "../../../../../test/stub-api.ts";
import { BeginningForm } from "./beginning-form.tsx";

const BEGIN = `POST /api/students/${CHILD}/memory/beginning/`;

async function show(answer: Answer = { body: { done: true } }) {
  const sent = signIn("P", { [BEGIN]: answer });
  const onSaved = vi.fn();
  const view = await renderWithProviders(<BeginningForm studentId={CHILD} onSaved={onSaved} />);
  const tick = (name: RegExp) => view.user.click(screen.getByRole("checkbox", { name }));
  const press = (name: string | RegExp) => view.user.click(screen.getByRole("button", { name }));
  const saved = () => sent.filter(({ method }) => method === "POST").map(({ body }) => body);
  return { ...view, tick, press, saved, onSaved };
}

it("takes many juz at once, and sends all that was said in one request", async () => {
  const { tick, press, saved, onSaved } = await show();
  expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
  await tick(/^Juz 29\b/);
  await tick(/^Juz 30\b/);
  expect(screen.getByText("2 chosen")).toBeVisible();
  await press(/^Solid/);
  await tick(/^Juz 28\b/);
  await press(/^Rusty/);
  expect(screen.getByText(/Solid: 43 pages.*Rusty: 20 pages/)).toBeVisible();
  await press("Save");
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(saved()).toEqual([
    {
      held: [
        { first: 542, last: 561, standing: "rusty" },
        { first: 562, last: 604, standing: "solid" },
      ],
    },
  ]);
});

it("finds suras by their names, and they have the last word over their juz", async () => {
  const { user, tick, press, saved } = await show();
  await tick(/^Juz 30\b/);
  await press(/^Shaky/);
  await user.click(screen.getByRole("radio", { name: "Sura" }));
  await user.type(screen.getByRole("searchbox", { name: "Find a sura" }), "naba");
  await tick(/An-Naba/);
  await press(/^Solid/);
  await press("Save");
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]).toMatchObject({
    held: [
      { first: 582, last: 583, standing: "solid" },
      { first: 584, last: 604, standing: "shaky" },
    ],
  });
});

it("takes pages from one to another, and lets go of them again", async () => {
  const { user, press, saved } = await show();
  await user.click(screen.getByRole("radio", { name: "Pages" }));
  await user.type(screen.getByLabelText("From page"), "9");
  await user.type(screen.getByLabelText("to page"), "3");
  expect(screen.getByRole("alert")).toHaveTextContent("The first page comes before the last.");
  expect(screen.getByRole("button", { name: "Add these pages" })).toBeDisabled();
  await user.clear(screen.getByLabelText("to page"));
  await user.type(screen.getByLabelText("to page"), "12");
  await press("Add these pages");
  await user.type(screen.getByLabelText("From page"), "20");
  await press("Add these pages");
  await press("Take out pages 9 to 12");
  await press("Save");
  await waitFor(() =>
    expect(saved()).toEqual([{ held: [{ first: 20, last: 20, standing: "solid" }] }]),
  );
});

it("keeps what was said where it could not be saved", async () => {
  const { tick, press, onSaved } = await show({ status: 403, body: { detail: ["No."] } });
  await tick(/^Juz 1\b/);
  await press(/^Not yet/);
  await press("Save");
  expect(await screen.findByText("This could not be saved")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: /^Juz 1\b.*Not yet/ })).toBeInTheDocument();
  expect(onSaved).not.toHaveBeenCalled();
});
