import type { StaffMember } from "@riwaq/contracts/identity/rights";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { RightsPage } from "./rights-page.tsx";

const LIST = "GET /api/staff/people/";
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
  const calls = stubApi({ [LIST]: { body: [nadia, salma] }, ...answers });
  const view = await renderWithProviders(<RightsPage userId="1" />);
  const press = async (name: string | RegExp) =>
    view.user.click(await screen.findByRole("button", { name }));
  const sent = () => calls.filter(({ method }) => method === "PUT").map(({ body }) => body);
  return { ...view, press, sent };
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

it("can be asked again after a failure", async () => {
  await open({ [LIST]: { status: 500, body: {} } });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});
