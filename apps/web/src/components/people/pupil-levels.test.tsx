import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { stubApi } from "../../../test/stub-api.ts";
import { PupilLevels } from "./pupil-levels.tsx";

const LIST = "GET /api/students/s1/levels/";
const SET = "PUT /api/students/s1/levels/";
const words = (name: string) => ({ en: name, fr: name, ar: name });
const levelOf = (id: string, isRetired = false) => ({
  id,
  name: words(id),
  description: words(""),
  is_retired: isRetired,
});
const recitation = {
  programme: { id: "p1", name: words("Recitation") },
  level_id: null as string | null,
  set_at: null,
  levels: [levelOf("Beginner"), levelOf("Advanced")],
  may_set: true,
};

async function show(answers: Parameters<typeof stubApi>[0]) {
  const calls = stubApi(answers);
  return { ...(await renderWithProviders(<PupilLevels studentId="s1" />)), calls };
}

beforeEach(() => void (document.cookie = "csrftoken=abc"));

it("is chosen by who may say it, at once", async () => {
  const { user, calls } = await show({
    [LIST]: { body: [recitation] },
    [SET]: { body: [{ ...recitation, level_id: "Advanced" }] },
  });
  const choice = await screen.findByRole("combobox", { name: "Recitation" });
  expect(choice).toHaveTextContent("Not said yet");
  await user.click(choice);
  await user.click(screen.getByRole("option", { name: "Advanced" }));
  await waitFor(() => expect(choice).toHaveTextContent("Advanced"));
  expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({
    programme_id: "p1",
    level_id: "Advanced",
  });
});

it("is not offered where it is retired, and says why it was refused", async () => {
  const held = {
    ...recitation,
    level_id: "Old",
    levels: [...recitation.levels, levelOf("Old", true)],
  };
  const { user } = await show({
    [LIST]: { body: [held] },
    [SET]: { status: 400, body: { level_id: ["This is not valid"] } },
  });
  const choice = await screen.findByRole("combobox", { name: "Recitation" });
  expect(choice).toHaveTextContent("Old");
  await user.click(choice);
  expect(screen.getByRole("option", { name: "Old" })).toHaveAttribute("aria-disabled", "true");
  await user.click(screen.getByRole("option", { name: "Beginner" }));
  expect(await screen.findByText("This is not valid")).toBeVisible();
  expect(choice).toHaveTextContent("Old");
});

it("is read by a family once it was said", async () => {
  const read = { ...recitation, may_set: false };
  const arabic = { ...read, programme: { id: "p2", name: words("Arabic") } };
  await show({ [LIST]: { body: [{ ...read, level_id: "Beginner" }, arabic] } });
  expect(await screen.findByText("Beginner")).toBeVisible();
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(screen.queryByText("Arabic")).toBeNull();
});

it("is nothing where nothing can be said", async () => {
  const { calls } = await show({ [LIST]: { body: [] } });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByText("Level")).toBeNull();
});
