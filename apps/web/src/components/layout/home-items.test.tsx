import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";

import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { stubApi } from "../../../test/stub-api.ts";
import { UserMenu } from "./user-menu.tsx";

const nora = {
  id: "1",
  name: "Nora",
  email: "nora@example.test",
  role: "P",
  profile: { picture: null },
} as const;

beforeEach(() => void (document.cookie = "csrftoken=abc"));

it("leads from the open home to the others, and the server remembers which", async () => {
  const sent = stubApi({
    "GET /api/users/me/homes/": { body: { homes: ["S", "P"], rights: [] } },
    "PUT /api/users/me/home/": { body: { ...nora, role: "S" } },
  });
  await renderWithProviders(<UserMenu user={nora} />);
  await userEvent.click(screen.getByRole("button", { name: /Account menu/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Change to: My learning" }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === "PUT")?.body).toEqual({ role: "S" }),
  );
});

it("says nothing of homes to who has one", async () => {
  stubApi({ "GET /api/users/me/homes/": { body: { homes: ["P"], rights: [] } } });
  await renderWithProviders(<UserMenu user={nora} />);
  await userEvent.click(screen.getByRole("button", { name: /Account menu/ }));
  expect(await screen.findByRole("menuitem", { name: "Logout" })).toBeInTheDocument();
  expect(screen.queryByRole("menuitem", { name: /Change to/ })).not.toBeInTheDocument();
});
