import type { PublicTeacherPage } from "@riwaq/contracts/views/public-teachers";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { OwnPage } from "./own-page.tsx";

const ID = "11111111-1111-4111-8111-111111111111";
const PAGE: PublicTeacherPage = {
  slug: ID,
  latin_name: "Amal H.",
  arabic_name: "أمل",
  picture: null,
  voice_seconds: null,
  languages: ["fr"],
  programmes: [],
  years_of_experience: 4,
  audiences: ["women"],
  bio: { en: "Slowly and with joy.", fr: "", ar: "" },
  next_hours: ["2099-12-01T12:00:00.000Z"],
  fit: null,
  certificates: [],
  answers: { calling: "", first_lesson: "", hard_days: "" },
  answers_language: "ar",
  trial: null,
};

it("shows a teacher what visitors would see, and books nothing", async () => {
  stubApi({ [`GET /api/public-teachers/${ID}/`]: { body: PAGE } });
  const { user } = await renderWithProviders(<OwnPage id={ID} />);
  await user.click(screen.getByRole("button", { name: "See it as visitors do" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Your page for visitors" }));
  expect(await dialog.findByText("Slowly and with joy.")).toBeVisible();
  expect(dialog.getByText(/only while you allow it/)).toBeVisible();
  expect(dialog.getByRole("heading", { name: "Amal H." })).toBeVisible();
  const booking = dialog.getByText("1 December", { exact: false }).closest("section");
  expect(booking).toHaveAttribute("inert");
});

it("can be read again where it could not be read", async () => {
  stubApi({ [`GET /api/public-teachers/${ID}/`]: { status: 500, body: { detail: ["No."] } } });
  const { user } = await renderWithProviders(<OwnPage id={ID} />);
  await user.click(screen.getByRole("button", { name: "See it as visitors do" }));
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});
