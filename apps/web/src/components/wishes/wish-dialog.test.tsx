import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { stubApi } from "../../../test/stub-api.ts";
import { WishDialog } from "./wish-dialog.tsx";

const name = { en: "Tajweed", fr: "Tajwid", ar: "التجويد" };
const NO_WORDS = { en: "", fr: "", ar: "" };
const first = {
  id: "l1",
  name: { en: "Letters", fr: "Lettres", ar: "الحروف" },
  description: { en: "From alif to ya", fr: "D’alif à ya", ar: "من الألف إلى الياء" },
  is_retired: false,
};
const old = {
  id: "l2",
  name: { en: "Old", fr: "Ancien", ar: "قديم" },
  description: NO_WORDS,
  is_retired: true,
};
const WISHES = {
  learners: [{ id: "c1", name: "Inès", time_zone: "Europe/Paris", wish: null }],
  programmes: [{ id: "p1", name, levels: [first, old] }],
};
const SAY = "PUT /api/students/c1/wish/";

beforeEach(() => {
  document.cookie = "csrftoken=abc";
});

async function open(answer: object, wishes: object = WISHES) {
  const sent = stubApi({ "GET /api/wishes/": { body: wishes }, [SAY]: answer });
  const learner = { id: "c1", name: "Inès" };
  const view = await renderWithProviders(<WishDialog learner={learner} />);
  await screen.findByRole("radio", { name: "Tajweed" });
  return { ...view, written: () => sent.find(({ method }) => method === "PUT")?.body };
}

test("programme, level, days and hours are a tap each, on the learner’s clock", async () => {
  const { user, written } = await open({ body: WISHES.learners[0] });
  expect(screen.getByText(/By the clock of .*Paris/)).toBeVisible();
  await user.click(screen.getByRole("radio", { name: "Tajweed" }));
  expect(screen.queryByRole("radio", { name: "Old" })).toBeNull();
  await user.click(screen.getByRole("radio", { name: /^Letters.*From alif to ya/ }));
  for (const choice of ["Wednesday", "Evening, 17 to 22"]) {
    await user.click(screen.getByRole("checkbox", { name: choice }));
  }
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(written()).toEqual({ programme_id: "p1", level_id: "l1", days: [4], parts: ["evening"] });
});

test("a refusal is told, and “Later” says nothing", async () => {
  const { user, written } = await open({ status: 403, body: { detail: ["No."] } });
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("No.")).toBeVisible();
  expect(written()).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Later" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a level that was retired since stays with who has it", async () => {
  const wish = { programme_id: "p1", level_id: "l2", days: [], parts: [] };
  const [learner] = WISHES.learners;
  await open({}, { ...WISHES, learners: [{ ...learner, wish }] });
  expect(screen.getByRole("radio", { name: "Old" })).toBeChecked();
});
