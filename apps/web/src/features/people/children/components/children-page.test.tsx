import type { Child } from "@riwaq/contracts/people/children";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { wishesQuery } from "../../../../lib/own-wishes.ts";
import { ChildrenPage, ForParents } from "./children-page.tsx";

const LIST = "GET /api/children/";
const ADD = "POST /api/children/";
const CHANGE = "PATCH /api/children/c1/";
const CONSENT = "POST /api/children/c1/consent/";
const INVITE = "POST /api/children/c1/invitations/";
const LINK = "POST /api/guardian-invitations/accept/";

const WISHES = "GET /api/wishes/";
const NONE = {
  learners: [{ id: "c1", name: "Inès", time_zone: "Europe/Paris", wish: null }],
  programmes: [],
};

const ines: Child = {
  id: "c1",
  name: "Inès",
  age: 8,
  gender: "F",
  teacher_gender: null,
  time_zone: "Europe/Paris",
  language: "fr",
  has_own_account: false,
  consented_at: "2026-11-12T10:00:00Z",
  other_parent: null,
  next_session_at: "2026-11-24T17:00:00Z",
  next_session_zone: "Africa/Cairo",
};
const parent = {
  id: "p1",
  role: "P",
  name: "Nadia",
  email: "nadia@example.test",
  email_verified: true,
  bio: "",
  phone_number: null,
  time_zone: "Europe/Paris",
  language: "en",
  picture: null,
  zoom_email: null,
  years_of_experience: null,
};

async function openChildren(answers: Parameters<typeof stubApi>[0], language?: "ar") {
  const calls = stubApi({
    "GET /api/profile/": { body: parent },
    [WISHES]: { body: NONE },
    ...answers,
  });
  const view = await renderWithProviders(<ChildrenPage />, language && { language });
  const press = (name: string) => view.user.click(screen.getByRole("button", { name }));
  const written = () => calls.filter(({ method }) => method !== "GET").map(({ body }) => body);
  const keys = () =>
    calls
      .filter(({ method }) => method === "POST")
      .map((call) => call.headers.get("idempotency-key"));
  return { ...view, press, written, keys };
}

const cardOf = async (name: string) => within(await screen.findByRole("article", { name }));

beforeEach(() => {
  document.cookie = "csrftoken=abc";
});

test("a card says age, place, next lesson, consent, the other parent and by whom the child is taught", async () => {
  await openChildren({ [LIST]: { body: [ines] } });
  const card = await cardOf("Inès");
  expect(card.getByText(/8 years old ·/)).toHaveTextContent("8 years old · Paris");
  expect(await card.findByText(/Tuesday 24 November/)).toBeVisible();
  expect(card.getByText("06:00 pm").parentElement).toHaveTextContent("06:00 pm Paris");
  expect(card.getByText("07:00 pm").parentElement).toHaveTextContent("07:00 pm Cairo");
  expect(card.getByText("Consent given on 12/11/26")).toBeVisible();
  expect(card.getByText("Not linked")).toBeVisible();
  expect(card.getByText("A man or a woman")).toBeVisible();
  expect(card.getByRole("link", { name: "Find a teacher" })).toHaveAttribute("href", "/teachers");
});

test("from twelve on no preference is shown, and two parents are enough", async () => {
  const older = {
    ...ines,
    age: 12,
    other_parent: "Karim",
    next_session_at: null,
    next_session_zone: null,
  };
  await openChildren({ [LIST]: { body: [older] } });
  const card = await cardOf("Inès");
  expect(card.getByText("Karim")).toBeVisible();
  expect(card.getByText("None planned")).toBeVisible();
  expect(card.queryByText("Teacher")).toBeNull();
  expect(card.queryByRole("button", { name: /Invite/ })).toBeNull();
});

test("a child is added with the parent's zone, a preference and the consent", async () => {
  let isAdded = false;
  const { user, press, written, queryClient } = await openChildren({
    [LIST]: () => ({ body: isAdded ? [ines] : [] }),
    [WISHES]: () => ({ body: isAdded ? NONE : { ...NONE, learners: [] } }),
    [ADD]: () => {
      isAdded = true;
      return { status: 201, body: ines };
    },
  });
  await screen.findByText("No children yet");
  // What was sought before is known already, of nobody, and still fresh.
  queryClient.setQueryDefaults(wishesQuery.queryKey, { staleTime: Infinity });
  await queryClient.fetchQuery(wishesQuery);
  await press("Add a child");
  await user.type(await screen.findByRole("textbox", { name: "Name of the child" }), "Inès");
  expect(screen.queryByRole("combobox", { name: "Taught by" })).toBeNull();
  await user.type(screen.getByRole("spinbutton", { name: "Age" }), "8");
  await user.click(screen.getByRole("radio", { name: "Girl" }));
  await user.click(screen.getByRole("combobox", { name: "Taught by" }));
  await user.click(await screen.findByRole("option", { name: "A woman" }));
  await press("Add the child");
  expect(await screen.findByText("Please confirm that you agree.")).toBeVisible();
  expect(written()).toEqual([]);
  await user.click(screen.getByRole("checkbox", { name: /I am the parent/ }));
  await press("Add the child");
  await screen.findByRole("dialog", { name: /What do you seek for .*Inès/ });
  await press("Later");
  expect((await cardOf("Inès")).getByText(/8 years old/)).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(written()).toEqual([
    {
      name: "Inès",
      age: 8,
      gender: "F",
      teacher_gender: "F",
      time_zone: "Europe/Paris",
      consent: true,
    },
  ]);
});

test("sent again after a lost answer it is the same request; the next form is another", async () => {
  const answers = [{ status: 500 }, { status: 201, body: ines }, { status: 201, body: ines }];
  const { user, press, keys } = await openChildren({
    [LIST]: { body: [] },
    [ADD]: () => answers.shift() ?? { status: 500 },
  });
  await screen.findByText("No children yet");
  const fillIn = async () => {
    await press("Add a child");
    await user.type(await screen.findByRole("textbox", { name: "Name of the child" }), "Inès");
    await user.type(screen.getByRole("spinbutton", { name: "Age" }), "8");
    await user.click(screen.getByRole("radio", { name: "Girl" }));
    await user.click(screen.getByRole("checkbox"));
    await press("Add the child");
  };
  await fillIn();
  await screen.findByRole("alert");
  await press("Add the child");
  await screen.findByRole("dialog", { name: /What do you seek/ });
  await press("Later");
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await fillIn();
  await vi.waitFor(() => expect(keys()).toHaveLength(3));
  const [first, again, other] = keys();
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test("what is missing is said on its field, and the server's refusal beneath the form", async () => {
  const { user, press } = await openChildren({
    [LIST]: { body: [] },
    [ADD]: { status: 400, body: { non_field_errors: ["Twenty are enough."] } },
  });
  await screen.findByText("No children yet");
  await press("Add a child");
  await user.click(await screen.findByRole("button", { name: "Add the child" }));
  const name = screen.getByRole("textbox", { name: "Name of the child" });
  expect(name).toHaveAccessibleDescription("Name can't be empty");
  expect(screen.getByRole("spinbutton", { name: "Age" })).toBeInvalid();
  await user.type(name, "Adam");
  await user.type(screen.getByRole("spinbutton", { name: "Age" }), "13");
  await user.click(screen.getByRole("radio", { name: "Boy" }));
  await user.click(screen.getByRole("checkbox"));
  await press("Add the child");
  expect(await screen.findByText("Twenty are enough.")).toBeVisible();
});

test("only what was touched is saved", async () => {
  const { user, press, written } = await openChildren({
    [LIST]: { body: [ines] },
    [CHANGE]: { body: { ...ines, age: 9 } },
  });
  await cardOf("Inès");
  await press("Edit \u2068Inès\u2069");
  const age = screen.getByRole("spinbutton", { name: "Age" });
  await user.clear(age);
  await user.type(age, "9");
  await press("Save changes");
  expect(await screen.findByText("The details are saved")).toBeVisible();
  expect(written()).toEqual([{ age: 9 }]);
});

test("a child with an own account says name, age and zone by itself", async () => {
  const { press } = await openChildren({
    [LIST]: { body: [{ ...ines, has_own_account: true }] },
  });
  await cardOf("Inès");
  await press("Edit \u2068Inès\u2069");
  expect(screen.getByText(/has an own account, and changes/)).toBeVisible();
  expect(screen.queryByRole("textbox", { name: "Name of the child" })).toBeNull();
  expect(screen.getByRole("radio", { name: "Girl" })).toBeChecked();
});

test("a consent that is missing can be given", async () => {
  let consented_at: string | null = null;
  const { user, press, written } = await openChildren({
    [LIST]: () => ({ body: [{ ...ines, consented_at }] }),
    [CONSENT]: () => {
      consented_at = "2026-11-20T10:00:00Z";
      return { body: { ...ines, consented_at } };
    },
  });
  await (await cardOf("Inès")).findByText("Consent is missing");
  await press("Give consent");
  const dialog = within(screen.getByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Give consent" }));
  expect(dialog.getByText("Please confirm that you agree.")).toBeVisible();
  await user.click(dialog.getByRole("checkbox"));
  await user.click(dialog.getByRole("button", { name: "Give consent" }));
  expect(await screen.findByText("Consent given on 20/11/26")).toBeVisible();
  expect(await screen.findByText(/^Your consent for .*Inès.* is recorded$/)).toBeVisible();
  expect(written()).toEqual([{ consent: true }]);
});

test("the code for the other parent is shown, and copied", async () => {
  const { user, press } = await openChildren({
    [LIST]: { body: [ines] },
    [INVITE]: {
      status: 201,
      body: { code: "ABCD-2345", expires_at: "2026-11-28T10:00:00Z" },
    },
  });
  const copied = vi.spyOn(navigator.clipboard, "writeText");
  await cardOf("Inès");
  await press("Invite the other parent of \u2068Inès\u2069");
  await press("Make a code");
  expect(await screen.findByText("ABCD-2345")).toBeVisible();
  expect(screen.getByText("Valid until 28/11/26, 11:00 am")).toBeVisible();
  await press("Copy");
  expect(await screen.findByText("Copied")).toBeVisible();
  expect(copied).toHaveBeenCalledWith("ABCD-2345");
  await user.keyboard("{Escape}");
  await press("Invite the other parent of \u2068Inès\u2069");
  expect(screen.queryByText("ABCD-2345")).toBeNull();
});

test("a student is linked by code; a wrong one is said on its field", async () => {
  let isRight = false;
  const { user, press, written } = await openChildren({
    [LIST]: { body: [] },
    [LINK]: () =>
      isRight ? { body: ines } : { status: 400, body: { code: ["This code is not valid."] } },
  });
  await screen.findByText("No children yet");
  await press("Link by code");
  const code = screen.getByRole("textbox", { name: "Code" });
  await user.type(code, "abcd 2345");
  await user.click(screen.getByRole("checkbox"));
  await press("Link the student");
  await vi.waitFor(() => expect(code).toHaveAccessibleDescription(/This code is not valid/));
  isRight = true;
  await press("Link the student");
  expect(await screen.findByText(/Inès.* is linked to your account/)).toBeVisible();
  expect(written().at(-1)).toEqual({ code: "abcd 2345", consent: true });
});

test("the page reads in Arabic", async () => {
  await openChildren({ [LIST]: { body: [ines] } }, "ar");
  expect((await cardOf("Inès")).getByText(/8 سنوات/)).toBeVisible();
});

test("whoever is no parent is told whom the page is for", async () => {
  await renderWithProviders(<ForParents />);
  expect(screen.getByText("This page is for parents")).toBeVisible();
});
