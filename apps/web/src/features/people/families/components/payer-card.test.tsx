import type { Family } from "@riwaq/contracts/people/families";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { PayerCard } from "./payer-card.tsx";

const LIST = "GET /api/families/";
const CHANGE = "PUT /api/families/f1/payer/";
const [nadia, karim] = [
  { id: "1", name: "Nadia" },
  { id: "2", name: "Karim" },
];
const family: Family = {
  id: "f1",
  guardians: [karim, nadia],
  children: [
    { id: "3", name: "Lina" },
    { id: "4", name: "Yanis" },
  ],
  payer: nadia,
};
const alone: Family = { id: "f2", guardians: [nadia], children: [], payer: nadia };

async function open(answers: Parameters<typeof stubApi>[0], userId = "1") {
  const calls = stubApi(answers);
  const view = await renderWithProviders(<PayerCard userId={userId} />);
  const sent = () => calls.filter(({ method }) => method === "PUT").map(({ body }) => body);
  return { ...view, sent };
}

beforeEach(() => void (document.cookie = "csrftoken=abc"));

it("says who pays for which lessons, and offers a change where there is a choice", async () => {
  await open({ [LIST]: { body: [family, alone] } });
  const [first, second] = await screen.findAllByRole("listitem");
  expect(first).toHaveTextContent(/Lessons of .*Lina.* and .*Yanis.*You pay/);
  expect(within(first!).getByRole("button")).toHaveTextContent(/Karim.* pays from now on/);
  expect(second).toHaveTextContent("Your own lessonsYou pay");
  expect(within(second!).queryByRole("button")).toBeNull();
});

it("changes it once it was said what follows", async () => {
  let list = [family];
  const { user, sent } = await open({
    [LIST]: () => ({ body: list }),
    [CHANGE]: () => {
      list = [{ ...family, payer: karim }];
      return { body: list[0] };
    },
  });
  await user.click(await screen.findByRole("button", { name: /Karim.* pays from now on/ }));
  const dialog = within(screen.getByRole("alertdialog"));
  expect(dialog.getByText(/Every parent of the family is told/)).toBeVisible();
  expect(sent()).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Change" }));
  expect(await screen.findByRole("button", { name: "I pay from now on" })).toBeVisible();
  expect(sent()).toEqual([{ payer_id: "2" }]);
});

it("says what the server refuses, and reads again who pays", async () => {
  const { user } = await open({
    [LIST]: { body: [family] },
    [CHANGE]: { status: 404, body: { detail: ["Not found"] } },
  });
  await user.click(await screen.findByRole("button", { name: /Karim/ }));
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Change" }));
  expect(await screen.findByText("This could not be changed")).toBeVisible();
});

it("is not there for a child whose parents pay", async () => {
  const { container } = await open({ [LIST]: { body: [] } });
  await waitFor(() => expect(container.querySelector("h2, h3")).toBeNull());
});

it("can be asked again after a failure", async () => {
  await open({ [LIST]: { status: 500, body: {} } });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});
