import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { NameForm } from "./name-form.tsx";

const profile = {
  id: "p1",
  role: "T",
  name: "Layla",
  email: "layla@riwaq.test",
  email_verified: true,
  bio: "",
  phone_number: null,
  time_zone: "Africa/Cairo",
  language: "en",
  picture: null,
  zoom_email: null,
  years_of_experience: 3,
};

async function openForm(update: { status?: number; body?: unknown }) {
  document.cookie = "csrftoken=t";
  const sent = stubApi({
    "GET /api/profile/": { body: profile },
    "PATCH /api/profile/": update,
  });
  const onSaved = vi.fn<(saved: { name: string }) => void>();
  const view = await renderWithProviders(<NameForm onSaved={onSaved} />);
  const name = await screen.findByRole("textbox", { name: "Name" });
  const save = () => view.user.click(screen.getByRole("button", { name: "Update Profile" }));
  return { ...view, name, save, sent, onSaved };
}

test("the name is really saved, and whoever shows it is told", async () => {
  const saved = { ...profile, name: "Layla H." };
  const { user, name, save, sent, onSaved } = await openForm({ body: saved });
  await user.clear(name);
  await user.type(name, "Layla H.");
  await save();
  expect(await screen.findByText("Profile updated")).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ method: "PATCH", body: { name: "Layla H." } });
  expect(onSaved).toHaveBeenCalledWith(saved);
});

test("nobody is without a name", async () => {
  const { user, name, save, sent } = await openForm({});
  await user.clear(name);
  await save();
  expect(name).toHaveAccessibleDescription("Name can't be empty");
  expect(sent.map(({ method }) => method)).toEqual(["GET"]);
});

test("a refusal is shown and the name that was typed stays", async () => {
  const { user, name, save, onSaved } = await openForm({
    status: 503,
    body: { detail: ["Later"] },
  });
  await user.type(name, "!");
  await save();
  expect(await screen.findByText("Later")).toBeVisible();
  expect(name).toHaveValue("Layla!");
  expect(onSaved).not.toHaveBeenCalled();
});
