import { FIRST_SCHEMES } from "@riwaq/domain/memory/first-schemes";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { SchemesPage } from "./schemes-page.tsx";

const PATH = "/api/staff/scoring-schemes/";
const [fifty] = FIRST_SCHEMES;
const scheme = { ...fifty, id: "s-1", version: 1, is_retired: false };

beforeEach(() => void (document.cookie = "csrftoken=t;path=/"));

async function open() {
  const sent = stubApi({
    [`GET ${PATH}`]: { body: [scheme] },
    [`POST ${PATH}`]: { status: 201, body: { ...scheme, id: "s-2" } },
    [`PUT ${PATH}s-1/`]: { body: { ...scheme, version: 2 } },
    [`PATCH ${PATH}s-1/`]: { body: { ...scheme, is_retired: true } },
  });
  return { ...(await renderWithProviders(<SchemesPage />)), sent };
}

it("tells how a scheme counts, and saves what is changed as a new version", async () => {
  const { user, sent } = await open();
  expect(await screen.findByText(/Memory out of 50, tajwid out of 50/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Change" }));
  const dialog = await screen.findByRole("dialog");
  const same = within(dialog).getByRole("textbox", { name: /The same mistake counts/ });
  await user.type(same, "2");
  await user.clear(within(dialog).getByRole("textbox", { name: "Hesitation" }));
  await user.type(within(dialog).getByRole("textbox", { name: "Hesitation" }), "0,5");
  await user.click(within(dialog).getByRole("button", { name: "Save as a new version" }));
  await waitFor(() => expect(sent.some(({ method }) => method === "PUT")).toBe(true));
  const { memory, ...points } = scheme.points!;
  expect(sent.find(({ method }) => method === "PUT")?.body).toEqual({
    name: "50 + 50",
    points: { ...points, sameAtMost: 2, memory: { ...memory, hesitation: 0.5 } },
  });
});

it("says what a mistake of tajwid takes, and takes another figure for one kind", async () => {
  const { user, sent } = await open();
  expect(
    await screen.findByText(/letters or rules takes 1\. Made again, it takes 3\./),
  ).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Change" }));
  const rules = within(await screen.findByRole("dialog")).getByRole("group", { name: "Tajweed" });
  const ghunnah = within(rules).getByRole("textbox", { name: "Ghunnah" });
  await user.clear(ghunnah);
  await user.type(ghunnah, "2");
  await user.click(screen.getByRole("button", { name: "Save as a new version" }));
  await waitFor(() => expect(sent.some(({ method }) => method === "PUT")).toBe(true));
  expect(sent.find(({ method }) => method === "PUT")?.body).toMatchObject({
    points: { tajwid: { ...scheme.points!.tajwid, ghunnah: 2 } },
  });
});

it("makes a new scheme from nothing, and one with the points of another", async () => {
  const { user, sent } = await open();
  const made = () => sent.filter(({ method }) => method === "POST").map(({ body }) => body);
  const type = async (name: string, typed: string) =>
    user.type(screen.getByRole("textbox", { name }), typed);
  const save = () => user.click(screen.getByRole("button", { name: "Save the scheme" }));
  await user.click(await screen.findByRole("button", { name: "New scheme" }));
  await type("Name", "Ours");
  await type("Memory, out of", "10");
  await type("Tajwid, out of", "10");
  await type("Ghunnah", "0,5");
  await save();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Copy" }));
  await type("Name", "Ours too");
  await save();
  await waitFor(() => expect(made()).toHaveLength(2));
  expect(made()).toEqual([
    {
      name: "Ours",
      points: {
        full: { memory: 10, tajwid: 10 },
        memory: {},
        tajwid: { ghunnah: 0.5 },
        sameAtMost: null,
        repeatedTajwid: null,
        pass: { memory: 0, tajwid: 0 },
        promptsAtMost: null,
      },
    },
    { name: "Ours too", points: scheme.points },
  ]);
});

it("retires a scheme", async () => {
  const { user, sent } = await open();
  await user.click(await screen.findByRole("button", { name: "Retire" }));
  await waitFor(() => expect(sent.some(({ method }) => method === "PATCH")).toBe(true));
  expect(sent.find(({ method }) => method === "PATCH")?.body).toEqual({ is_retired: true });
});
