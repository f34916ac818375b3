import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { ChildrenTooDialog } from "./children-too-dialog.tsx";
import { LearnTooDialog } from "./learn-too-dialog.tsx";

const homes = (...mine: string[]) => ({ body: { homes: mine, rights: [] } });

beforeEach(() => void (document.cookie = "csrftoken=abc"));

it("asks a parent who learns too for age and gender, and is gone then", async () => {
  let mine = ["P"];
  const sent = stubApi({
    "GET /api/users/me/homes/": () => homes(...mine),
    "POST /api/users/me/learning/": () => {
      mine = ["S", "P"];
      return { status: 201, ...homes(...mine) };
    },
  });
  await renderWithProviders(<LearnTooDialog />);
  await userEvent.click(await screen.findByRole("button", { name: "I learn too" }));
  await userEvent.type(screen.getByRole("spinbutton", { name: "Your age" }), "38");
  await userEvent.click(screen.getByRole("radio", { name: "Woman" }));
  await userEvent.click(screen.getByRole("button", { name: "Begin learning" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(sent.find(({ method }) => method === "POST")?.body).toEqual({ age: 38, gender: "F" });
  await waitFor(() => expect(screen.queryByRole("button")).not.toBeInTheDocument());
});

it("shows what the server refuses to a student who is too young to answer for children", async () => {
  stubApi({
    "GET /api/users/me/homes/": homes("S"),
    "POST /api/users/me/guardianship/": {
      status: 403,
      body: { detail: ["Whoever answers for a child is 18 or older."] },
    },
  });
  await renderWithProviders(<ChildrenTooDialog />, { language: "fr" });
  await userEvent.click(
    await screen.findByRole("button", { name: "Mes enfants apprennent aussi" }),
  );
  await userEvent.type(
    screen.getByRole("textbox", { name: "Numéro de téléphone" }),
    "+33639980114",
  );
  await userEvent.click(screen.getByRole("button", { name: "Continuer" }));
  expect(
    await screen.findByText("Whoever answers for a child is 18 or older."),
  ).toBeInTheDocument();
});

it("is not offered to who is that already", async () => {
  stubApi({ "GET /api/users/me/homes/": homes("S", "P") });
  await renderWithProviders(
    <>
      <LearnTooDialog />
      <ChildrenTooDialog />
    </>,
  );
  await waitFor(() => expect(screen.queryAllByRole("button")).toEqual([]));
});
