import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { ClockChangesPage } from "./clock-changes-page.tsx";

const CALL = "GET /api/sessions/clock-changes/";

const spring = {
  changes_at: "2027-03-28T01:00:00.000Z",
  zone: "Europe/Paris",
  shift_minutes: 60,
  series: [
    {
      series_id: "series-1",
      student_name: "Inès",
      teacher_name: "Amal",
      anchor_zone: "Europe/Paris",
      other_zone: "Africa/Cairo",
      first_starts_at: "2027-03-30T16:00:00.000Z",
      day_of_week: 3,
      anchor_time: "18:00:00",
      other_time_before: "19:00:00",
      other_time_after: "18:00:00",
    },
  ],
};

it("says of each change what stays and what becomes of the other side's hour", async () => {
  stubApi({ [CALL]: { body: { time_zone: "Europe/Paris", changes: [spring] } } });
  await renderWithProviders(<ClockChangesPage />);
  const heading = await screen.findByRole("heading", { name: "28 March 2027" });
  const item = heading.closest("li")!;
  expect(item).toHaveTextContent("Clocks in Paris go forward by an hour");
  expect(item).toHaveTextContent("Tuesdays 06:00 pm Paris · stays");
  expect(item).toHaveTextContent(/Cairo ?07:00 pm ?becomes ?06:00 pm ?from Tuesday 30 March/);
  expect(within(item).queryByText("(your clock)")).not.toBeInTheDocument();
});

it("tells the teacher that it is the teacher's own hour", async () => {
  stubApi({ [CALL]: { body: { time_zone: "Africa/Cairo", changes: [spring] } } });
  await renderWithProviders(<ClockChangesPage />, { language: "fr" });
  expect(await screen.findByText("(votre heure)")).toBeInTheDocument();
  expect(screen.getByText(/Le mardi/)).toHaveTextContent("Le mardi 18:00 Paris · inchangé");
});

it("says where nothing changes, and leads back", async () => {
  stubApi({ [CALL]: { body: { time_zone: "Africa/Cairo", changes: [] } } });
  await renderWithProviders(<ClockChangesPage />);
  expect(await screen.findByText("No clock change touches your lessons")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "All sessions" })).toHaveAttribute("href", "/sessions");
});

it("can be tried again", async () => {
  stubApi({});
  await renderWithProviders(<ClockChangesPage />);
  expect(await screen.findByRole("alert")).toHaveTextContent("This could not be loaded");
});
