import type { StaffMember } from "@riwaq/contracts/identity/rights";
import type { StaffInvitation } from "@riwaq/contracts/identity/staff-invitations";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { RightsPage } from "./rights-page.tsx";

const LIST = "GET /api/staff/people/";
const INVITED = "GET /api/staff/invitations/";
const INVITE = "POST /api/staff/invitations/";
const SET = "PUT /api/staff/people/rights/";

const nadia: StaffMember = {
  id: "1",
  name: "Nadia",
  email: "nadia@example.test",
  homes: ["A"],
  rights: ["people", "content"],
};
const salma: StaffMember = {
  id: "2",
  name: "Salma",
  email: "salma@example.test",
  homes: ["T", "A"],
  rights: [],
};

async function open(answers: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({
    [INVITED]: { body: [] },
    "GET /api/profile/": { status: 500, body: {} },
    [LIST]: { body: [nadia, salma] },
    ...answers,
  });
  const view = await renderWithProviders(
    <RightsPage userId="1" accessOf={({ name }) => <p>sign-ins of {name}</p>} />,
  );
  const press = async (name: string | RegExp) =>
    view.user.click(await screen.findByRole("button", { name }));
  const sent = () => calls.filter(({ method }) => method === "PUT").map(({ body }) => body);
  return { ...view, press, sent, calls };
}

beforeEach(() => void (document.cookie = "csrftoken=abc"));

it("says of everybody who works here what they decide about, and what else they are", async () => {
  await open();
  const own = within(await screen.findByRole("article", { name: "Nadia" }));
  const rights = within(own.getByRole("list")).getAllByRole("listitem");
  expect(rights.map(({ textContent }) => textContent)).toEqual(["People", "Content"]);
  expect(own.getByText("You")).toBeVisible();
  const other = screen.getByRole("article", { name: "Salma" });
  expect(other).toHaveTextContent("Teaches too");
  expect(other).toHaveTextContent("No right");
});

it("gives a right after saying what it opens, and takes it back", async () => {
  const { user, press, sent } = await open({
    [SET]: ({ body }) => {
      const { rights } = body as StaffMember;
      return { body: [nadia, { ...salma, rights }] };
    },
  });
  await press(/Change the rights of .*Salma/);
  const dialog = within(screen.getByRole("dialog"));
  await user.click(dialog.getByRole("checkbox", { name: "Content" }));
  expect(dialog.getByRole("checkbox", { name: "Content" })).toHaveAccessibleDescription(
    /^Programmes/,
  );
  await user.click(dialog.getByRole("button", { name: "Save" }));
  const card = screen.getByRole("article", { name: "Salma", hidden: true });
  await waitFor(() => expect(within(card).getByText("Content")).toBeVisible());
  await press("Undo");
  await waitFor(() => expect(card).toHaveTextContent("No right"));
  expect(sent()).toEqual([
    { email: salma.email, rights: ["content"] },
    { email: salma.email, rights: [] },
  ]);
});

it("warns who takes the right to people from oneself, and shows what the server refuses", async () => {
  const refused = "Somebody has to decide about people: give somebody else this right first.";
  const { user, press } = await open({ [SET]: { status: 409, body: { detail: [refused] } } });
  await press(/Change the rights of .*Nadia/);
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.queryByText(/this page closes for you/)).toBeNull();
  await user.click(dialog.getByRole("checkbox", { name: "People" }));
  expect(dialog.getByText(/this page closes for you/)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText(refused)).toBeVisible();
});

it("takes somebody with an account on the staff", async () => {
  const omar = { ...salma, id: "3", name: "Omar", email: "omar@example.test" };
  const { user, press, sent } = await open({ [SET]: { body: [nadia, omar, salma] } });
  await press("Add somebody");
  const dialog = within(screen.getByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Add to the staff" }));
  expect(sent()).toEqual([]);
  await user.type(dialog.getByLabelText("E-mail address of their account"), omar.email);
  await user.click(dialog.getByRole("button", { name: "Add to the staff" }));
  expect(await screen.findByText(/Now on the staff: .*Omar/)).toBeVisible();
  expect(sent()).toEqual([{ email: omar.email, rights: [] }]);
});

const invitation: StaffInvitation = {
  id: "i1",
  email: "new@example.test",
  language: "fr",
  rights: ["lessons"],
  state: "pending",
  invited_by: "Nadia",
  sent_at: "2026-11-18T10:00:00.000Z",
  expires_at: "2026-11-25T10:00:00.000Z",
  resend_from: "2026-11-18T10:01:00.000Z",
};

it("invites by mail, and lists what is open, to be sent again or withdrawn", async () => {
  const { user, press, calls } = await open({
    [INVITED]: { body: [invitation] },
    [INVITE]: { body: { state: "invited", invitation } },
    "POST /api/staff/invitations/i1/resend/": { body: invitation },
    "DELETE /api/staff/invitations/i1/": { body: { done: true } },
  });
  await press("Invite by e-mail");
  const dialog = within(screen.getByRole("dialog"));
  await user.type(dialog.getByLabelText("E-mail address"), invitation.email);
  await user.click(dialog.getByRole("checkbox", { name: "Lessons" }));
  await user.click(dialog.getByRole("button", { name: "Send the invitation" }));
  expect(await screen.findByText(/is on its way to .*new@example.test/)).toBeVisible();
  const list = within(await screen.findByRole("list", { name: "Open invitations" }));
  expect(list.getByRole("listitem")).toHaveTextContent(/new@example.test.*Pending.*Lessons.*Nadia/);
  await press(/^Resend the invitation to/);
  await press(/^Withdraw the invitation to/);
  const asked = within(await screen.findByRole("alertdialog"));
  await user.click(asked.getByRole("button", { name: "Withdraw" }));
  const written = () =>
    calls.filter(({ method }) => method !== "GET").map(({ method, path }) => `${method} ${path}`);
  await waitFor(() =>
    expect(written()).toEqual([
      INVITE,
      "POST /api/staff/invitations/i1/resend/",
      "DELETE /api/staff/invitations/i1/",
    ]),
  );
});

it("offers to add the role where the address has an account", async () => {
  const { user, press, sent } = await open({
    [INVITE]: { body: { state: "has_account", email: "omar@example.test", works_here: false } },
    [SET]: { body: [nadia, salma] },
  });
  await press("Invite by e-mail");
  const dialog = within(screen.getByRole("dialog"));
  await user.type(dialog.getByLabelText("E-mail address"), "omar@example.test");
  await user.click(dialog.getByRole("checkbox", { name: "Content" }));
  await user.click(dialog.getByRole("button", { name: "Send the invitation" }));
  await user.click(await dialog.findByRole("button", { name: "Add to the staff" }));
  await waitFor(() =>
    expect(sent()).toEqual([{ email: "omar@example.test", rights: ["content"] }]),
  );
});

it("can be asked again after a failure", async () => {
  await open({ [LIST]: { status: 500, body: {} } });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});
