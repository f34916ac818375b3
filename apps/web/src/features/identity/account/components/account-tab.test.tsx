import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { buildProfile } from "../../../../../test/build-profile.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { currentUser } from "../../../../lib/current-user.ts";
import { saveFile } from "../model/save-file.ts";
import { AccountTab } from "./account-tab.tsx";

vi.mock(import("../model/save-file.ts"));

const ASK = "GET /api/profile/deletion/";
const CLOSE = "POST /api/profile/deletion/";
const consequences = {
  lessons_cancelled: 13,
  children_closed: ["Inès", "Yanis"],
  children_suspended: [],
  resources_removed: 0,
  credits_returned: [{ currency: "EUR", amount: 1250 }],
  leaves_on: "2026-11-23",
  remove_after: "2027-11-21T10:00:00.000Z",
  needs_code: false,
};

beforeEach(() => {
  document.cookie = "csrftoken=t";
  vi.mocked(saveFile).mockClear();
});

async function open(answers: Parameters<typeof stubApi>[0] = {}) {
  const sent = stubApi({
    "GET /api/profile/": { body: buildProfile() },
    [ASK]: { body: consequences },
    ...answers,
  });
  const view = await renderWithProviders(<AccountTab />, { path: "/profile" });
  const press = async (name: string) =>
    view.user.click(await screen.findByRole("button", { name }));
  const written = () => sent.filter(({ method }) => method !== "GET");
  return { ...view, press, written };
}

test("one's data is saved as a file, and the page says so", async () => {
  const { press } = await open({ "GET /api/profile/data/": { body: "zip" } });
  await press("Download");
  expect(await screen.findByText("Your data has been saved to this device.")).toBeVisible();
  expect(vi.mocked(saveFile).mock.calls[0]?.[1]).toBe("riwaq-data.zip");
});

test("too many downloads are refused with the time to wait", async () => {
  const { press } = await open({
    "GET /api/profile/data/": {
      status: 429,
      body: { detail: ["Too often"] },
      headers: { "retry-after": "120" },
    },
  });
  await press("Download");
  expect(await screen.findByText("Too often")).toBeVisible();
  expect(saveFile).not.toHaveBeenCalled();
});

test("closing shows what it does, wants the password, and leaves nobody signed in", async () => {
  const { user, press, written, address } = await open({
    [CLOSE]: { body: { remove_after: consequences.remove_after } },
  });
  await press("See what closing does");
  const dialog = await screen.findByRole("dialog", { name: "Close my account" });
  const points = await within(dialog).findAllByRole("listitem");
  expect(points.map((point) => point.textContent?.replaceAll(/[\u2068\u2069]/g, ""))).toEqual([
    "You are signed out everywhere and can no longer log in.",
    "The accounts of Inès and Yanis close too, as nobody else answers for them.",
    "13 coming lessons are cancelled as the terms say, and the other side is told.",
    expect.stringContaining("23 November 2026"),
    "€12.50 of yours lie with us. They go back the way you paid.",
    expect.stringContaining("21 November 2027"),
  ]);
  await press("Close my account");
  expect(written()).toEqual([]);
  await user.type(within(dialog).getByLabelText("Current password"), "a long sentence");
  await press("Close my account");
  await waitFor(() => expect(address()).toBe("/login"));
  expect(await screen.findByText("Your account is closed")).toBeVisible();
  expect(written().map(({ body }) => body)).toEqual([
    { current_password: "a long sentence", suspend_children: false },
  ]);
  expect(currentUser.peek()).toBeNull();
});

test("a child who would be left alone is named, and closing asks first", async () => {
  const { user, press, written } = await open({
    [ASK]: { body: { ...consequences, children_closed: [], children_suspended: ["Safiya"] } },
    [CLOSE]: { status: 400, body: { suspend_children: ["Confirm it first"] } },
  });
  await press("See what closing does");
  expect(await screen.findByText(/Safiya.*who is under 15, is suspended/)).toBeVisible();
  await user.type(screen.getByLabelText("Current password"), "x");
  await press("Close my account");
  expect(await screen.findByText("Confirm it first")).toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: /Safiya/ }));
  await press("Close my account");
  await waitFor(() => expect(written()).toHaveLength(2));
  expect(written().map(({ body }) => body)).toMatchObject([
    { suspend_children: false },
    { suspend_children: true },
  ]);
});

test("with the second step a code is asked for, and a refusal stands on its field", async () => {
  const { user, press, written } = await open({
    [ASK]: { body: { ...consequences, needs_code: true } },
    [CLOSE]: { status: 400, body: { code: ["Not this code"] } },
  });
  await press("See what closing does");
  await user.type(await screen.findByLabelText("Current password"), "x");
  await user.type(screen.getByLabelText(/recovery code/), "000000");
  await press("Close my account");
  await screen.findAllByText("Not this code");
  expect(written()[0]?.body).toEqual({
    current_password: "x",
    suspend_children: false,
    code: "000000",
  });
});

test("who may not close it is told who can", async () => {
  const detail = ["A staff account is closed by another member of staff."];
  const { press } = await open({ [ASK]: { status: 403, body: { detail } } });
  await press("See what closing does");
  expect(await screen.findByText(detail[0] ?? "")).toBeVisible();
  expect(screen.queryByLabelText("Current password")).toBeNull();
});

test("who still pays for lessons is led to where they end", async () => {
  const detail = ["Your subscription is still running."];
  const { press } = await open({ [ASK]: { status: 409, body: { detail } } });
  await press("See what closing does");
  expect(await screen.findByText(detail[0] ?? "")).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to “Subscription”" })).toHaveAttribute(
    "href",
    "/subscription",
  );
  expect(screen.queryByLabelText("Current password")).toBeNull();
});
