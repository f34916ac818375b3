import type { Institute } from "@riwaq/contracts/institute/institute";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";

import { buildTeacher, buildTeachingProfile } from "../../../../../test/build-teacher.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { institute } from "../../../../lib/institute.ts";
import { TeachingTab } from "./teaching-tab.tsx";

const READ = "GET /api/teaching-profile/";
const SAVE = "PATCH /api/teaching-profile/";
const [tajweed] = buildTeacher().programmes;
const PROGRAMME = "0b8f1c52-2d1e-4f43-9a68-6a1f6f1d2c11";

const profile = buildTeachingProfile();

async function openTab(answers: Parameters<typeof stubApi>[0] = {}, language?: "fr") {
  const calls = stubApi({
    "GET /api/programmes/": { body: [{ ...tajweed, id: PROGRAMME }] },
    [READ]: { body: profile },
    ...answers,
  });
  const view = await renderWithProviders(<TeachingTab />, language && { language });
  const save = () => view.user.click(screen.getByRole("button", { name: "Save" }));
  const written = () => calls.filter(({ method }) => method === "PATCH").map(({ body }) => body);
  return { ...view, save, written };
}

const field = (name: string | RegExp) => screen.findByRole("textbox", { name });

beforeEach(() => {
  document.cookie = "csrftoken=abc";
});
afterEach(() => institute.set(undefined));

test.each([
  ["draft", /not sent yet/],
  ["applied", /Families do not see you yet/],
  ["returned", /asks for more/],
  ["approved", /Families find you in the directory/],
  ["paused", /cannot book you at the moment/],
  ["declined", /has declined your application/],
] as const)(
  "a teacher who is %s reads what that means, with the institute's note",
  async (approval, text) => {
    await openTab({
      [READ]: { body: { ...profile, approval, approval_note: "Send a certificate." } },
    });
    const state = within(await screen.findByRole("region", { name: "Your application" }));
    expect(state.getByText(text)).toBeVisible();
    expect(state.getByText("Send a certificate.")).toBeVisible();
  },
);

test("a teacher who is approved without a place to meet reads what is missing", async () => {
  await openTab({ [READ]: { body: { ...profile, meeting_link: null, has_room: false } } });
  const state = within(await screen.findByRole("region", { name: "Your application" }));
  expect(state.getByText(/have nowhere to meet/)).toBeVisible();
  expect(state.queryByText(/can book your free hours/)).toBeNull();
});

test("only what was touched is saved", async () => {
  const saved = { ...profile, programme_ids: [PROGRAMME], languages: ["ar", "fr"] };
  const { user, save, written } = await openTab({ [SAVE]: { body: saved } });
  await user.click(await screen.findByRole("checkbox", { name: "Tajweed" }));
  await user.click(screen.getByRole("checkbox", { name: "French" }));
  await save();
  expect(await screen.findByText("Your teaching profile is saved")).toBeVisible();
  expect(written()).toEqual([{ programme_ids: [PROGRAMME], languages: ["ar", "fr"] }]);
});

test("each language is written in its own direction", async () => {
  await openTab();
  const arabic = await field(/^In Arabic/);
  expect(arabic).toHaveAttribute("dir", "rtl");
  expect(arabic).toHaveAttribute("lang", "ar");
  expect(await field(/^In English/)).toHaveAttribute("dir", "ltr");
});

test.each([
  ["applied", /once the institute has approved you/],
  ["approved", /Families see it as it is now/],
] as const)("what is saved while %s is said to be seen by whom it is", async (approval, text) => {
  const read = { body: { ...profile, approval } };
  const { user, save } = await openTab({ [READ]: read, [SAVE]: read });
  await user.click(await screen.findByRole("checkbox", { name: "French" }));
  await save();
  expect(await screen.findByText(text)).toBeVisible();
});

test("the link is asked for where it is the teacher's own, and only an address will do", async () => {
  const { user, save, written } = await openTab({
    [SAVE]: { body: { ...profile, meeting_provider: "jitsi" } },
  });
  const link = await field(/^Your link/);
  await user.clear(link);
  await user.type(link, "meet");
  await save();
  expect(link).toBeInvalid();
  await user.clear(link);
  await user.click(screen.getByRole("combobox", { name: "Where lessons meet" }));
  expect(screen.queryByRole("option", { name: "Zoom" })).toBeNull();
  await user.click(await screen.findByRole("option", { name: /Jitsi/ }));
  expect(screen.queryByRole("textbox", { name: /^Your link/ })).toBeNull();
  await save();
  await screen.findByText("Your teaching profile is saved");
  expect(written()).toEqual([{ meeting_provider: "jitsi", meeting_link: null }]);
});

const EMBEDDED = {
  ...profile,
  meeting_provider: "embedded",
  meeting_link: null,
  available_providers: ["embedded", "own"],
} as const;

test.each([
  ["Riwaq", "Riwaq’s own room"],
  ["Dar Nour", "Dar Nour’s own room"],
])("the site's own room is called by the name of %s", async (name, label) => {
  institute.set({ name } as Institute);
  await openTab({ [READ]: { body: EMBEDDED } });
  const place = await screen.findByRole("combobox", { name: "Where lessons meet" });
  expect(place).toHaveTextContent(label);
  expect(place).toHaveAccessibleDescription(/nothing to install/);
});

test("beside the site's own room a link of one's own is kept as a way out", async () => {
  const link = "https://meet.example/layla";
  const { user, save, written } = await openTab({
    [READ]: { body: EMBEDDED },
    [SAVE]: { body: { ...EMBEDDED, meeting_link: link } },
  });
  const wayOut = await field(/^Your link/);
  expect(wayOut).toHaveAccessibleDescription(/cannot connect to the room/);
  await user.type(wayOut, link);
  await save();
  await screen.findByText("Your teaching profile is saved");
  expect(written()).toEqual([{ meeting_link: link }]);
});

test("the server's refusal stands on its field", async () => {
  const { user, save } = await openTab({
    [SAVE]: { status: 400, body: { minimum_notice_hours: ["Too long."] } },
  });
  const notice = await screen.findByRole("spinbutton", { name: "Minimum notice" });
  await user.clear(notice);
  await user.type(notice, "300");
  await save();
  expect((await screen.findAllByText("Too long.")).length).toBeGreaterThan(0);
  expect(notice).toBeInvalid();
});

test("what no number is, is not sent", async () => {
  const { user, save, written } = await openTab();
  await user.clear(await screen.findByRole("spinbutton", { name: "Pause between lessons" }));
  await save();
  expect(screen.getByRole("spinbutton", { name: "Pause between lessons" })).toBeInvalid();
  expect(written()).toEqual([]);
});

test("the tab reads in French", async () => {
  await openTab({}, "fr");
  expect(await screen.findByText("Validé")).toBeVisible();
  expect(await screen.findByRole("checkbox", { name: "Tajwid" })).not.toBeChecked();
});
