import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { institute } from "../../../../lib/institute.ts";
import { InstitutePage } from "./institute-page.tsx";

const READ = "GET /api/institute/";
const SAVE = "PATCH /api/institute/";

const details = {
  name: "Riwaq",
  phone: "+33612345678",
  photo_url: null,
  social_url: null,
  chat_url: null,
  trial: null,
  same_gender_from_12: true,
  report_due_hours: 24,
  terms: { notice_hours: 2, make_ups_per_month: 2, moves_per_lesson: 2, make_up_days: null },
  terms_to_come: [],
  missed_after_minutes: 5,
  cover_family: "tell",
  recitation_kept_days: 30,
  usual_answer_hours: null,
  recognitions: [],
  has_contracts: false,
  demo_accounts: [],
};

async function openInstitute(answers: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({ [READ]: { body: details }, ...answers });
  const view = await renderWithProviders(<InstitutePage />);
  await screen.findByLabelText("Name of the institute");
  return { ...view, saved: () => calls.filter(({ method }) => method === "PATCH") };
}

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));

beforeEach(() => {
  document.cookie = "csrftoken=abc";
});

test("only what was changed is sent, an empty channel as none, and all pages know it", async () => {
  const chat_url = "https://chat.test/1";
  const after = { ...details, phone: null, chat_url };
  const { user, saved } = await openInstitute({ [SAVE]: { body: after } });
  await user.clear(field("Phone number"));
  await user.type(field("Address of the chat"), chat_url);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The details are saved")).toBeVisible();
  expect(saved().map(({ body }) => body)).toEqual([{ phone: null, chat_url }]);
  expect(institute.peek()).toEqual(after);
});

test("the rules of the institute are set, whole and only where they were touched", async () => {
  const trial = { length_minutes: 45, is_free: true };
  const after = { ...details, trial, same_gender_from_12: false };
  const { user, saved } = await openInstitute({ [SAVE]: { body: after } });
  expect(screen.queryByRole("checkbox", { name: "The trial lesson is free" })).toBeNull();
  await user.click(screen.getByRole("combobox", { name: "First trial lesson" }));
  await user.click(screen.getByRole("option", { name: "45 minutes" }));
  await user.click(screen.getByRole("checkbox", { name: "The trial lesson is free" }));
  await user.click(screen.getByRole("checkbox", { name: /of their own gender/ }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The details are saved")).toBeVisible();
  expect(saved().map(({ body }) => body)).toEqual([{ trial, same_gender_from_12: false }]);
});

test("wrong values are named before anything is sent", async () => {
  const { user, saved } = await openInstitute();
  await user.clear(field("Name of the institute"));
  await user.type(field("Phone number"), " ext. 6");
  await user.type(field("Address of the photos"), "http://photos.test");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(field("Name of the institute")).toHaveAccessibleDescription("Name can't be empty"),
  );
  expect(field("Phone number")).toHaveAccessibleDescription(/Invalid phone number format/);
  expect(field("Address of the photos")).toHaveAccessibleDescription(
    "Enter a full address that begins with https://",
  );
  expect(saved()).toEqual([]);
});

test("what was typed stays when it cannot be saved", async () => {
  const { user } = await openInstitute();
  await user.type(field("Name of the institute"), " II");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(/^No connection/));
  expect(field("Name of the institute")).toHaveValue("Riwaq II");
});
