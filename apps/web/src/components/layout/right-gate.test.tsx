import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { stubApi } from "../../../test/stub-api.ts";
import { RightGate } from "./right-gate.tsx";

const HOMES = "GET /api/users/me/homes/";
const GIVERS = "GET /api/users/me/right-givers/";

function open(answers: Parameters<typeof stubApi>[0], language: "en" | "fr" | "ar" = "en") {
  const calls = stubApi(answers);
  const gate = (
    <RightGate title="Outbox" right="people">
      <p>mails</p>
    </RightGate>
  );
  return renderWithProviders(gate, { language }).then(() => calls);
}

it("opens a page to who has its right, whichever home is open", async () => {
  await open({ [HOMES]: { body: { homes: ["T", "A"], rights: ["people"] } } });
  expect(await screen.findByText("mails")).toBeVisible();
});

it.each([
  ["en", "For this page you need the right “People”", "Nadia and Youssef"],
  ["fr", "Il vous faut le droit « Personnes » pour cette page", "Nadia et Youssef"],
  ["ar", "تتطلب هذه الصفحة صلاحية «الأشخاص»", "Nadia وYoussef"],
] as const)(
  "says in %s which right is missing, and whom to ask",
  async (language, title, names) => {
    await open(
      {
        [HOMES]: { body: { homes: ["A"], rights: ["content"] } },
        [GIVERS]: { body: [{ name: "Nadia" }, { name: "Youssef" }] },
      },
      language,
    );
    expect(await screen.findByText(title)).toBeVisible();
    const said = await screen.findByText((text) => text.includes("Youssef"));
    expect(said.textContent?.replaceAll(/[\u2066-\u2069]/g, "")).toContain(names);
    expect(screen.queryByText("mails")).toBeNull();
  },
);

it("says so where nobody can be named", async () => {
  await open({ [HOMES]: { body: { homes: ["A"], rights: [] } }, [GIVERS]: { body: [] } });
  expect(await screen.findByText(/Whoever of the staff has the right “People”/)).toBeVisible();
});

it("tells everybody else that the page is the staff's, and asks for nothing more", async () => {
  const calls = await open({ [HOMES]: { body: { homes: ["T"], rights: [] } } });
  expect(await screen.findByText("This page is for the institute’s staff")).toBeVisible();
  expect(calls.map(({ path }) => path)).toEqual(["/api/users/me/homes/"]);
});

it("offers another try where the rights cannot be read", async () => {
  await open({});
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});
