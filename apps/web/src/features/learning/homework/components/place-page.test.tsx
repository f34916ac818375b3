import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { buildRecitationPlacement } from "../../../../../test/build-homework.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { buildUser, signIn } from "../../../../../test/sign-in.ts";
import { PlacePage } from "./place-page.tsx";

const learner = (id: string, name: string) => ({
  id,
  name,
  time_zone: "Europe/Paris",
  wish: null,
});
const CHILDREN = [learner("c1", "Inès"), learner("c2", "Adam")];
const nothing = buildRecitationPlacement({ recording: null, answer_by: null });

async function open(learners: typeof CHILDREN, pupil?: string) {
  signIn("P", {
    "GET /api/wishes/": { body: { learners, programmes: [] } },
    "GET /api/students/c1/recitation-placement/": { body: nothing },
    "GET /api/students/c2/recitation-placement/": { body: buildRecitationPlacement() },
  });
  return renderWithProviders(<PlacePage user={buildUser("P")} pupil={pupil} />);
}

it("leads one learner to a passage by how they read", async () => {
  const { user } = await open(CHILDREN);
  expect(await screen.findByRole("radio", { name: "Inès" })).toBeChecked();
  await user.click(screen.getByRole("radio", { name: /Without help/ }));
  expect(screen.getByRole("link", { name: "Open the page and recite" })).toHaveAttribute(
    "href",
    "/students/c1/record?reading=fluently",
  );
});

it("shows what was recorded of the one who is chosen, and records again", async () => {
  await open(CHILDREN, "c2");
  expect(await screen.findByRole("radio", { name: "Adam" })).toBeChecked();
  expect(await screen.findByText(/says where to begin, before/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Record once more" })).toBeVisible();
});

it("asks no family of one who recites", async () => {
  await open(CHILDREN.slice(0, 1));
  expect(await screen.findByRole("link", { name: "Open the page and recite" })).toBeVisible();
  expect(screen.queryByRole("radio", { name: "Inès" })).toBeNull();
});

it("leads who has nobody who learns to add a child", async () => {
  await open([]);
  expect(await screen.findByRole("link", { name: "Add a child" })).toHaveAttribute(
    "href",
    "/children",
  );
});
