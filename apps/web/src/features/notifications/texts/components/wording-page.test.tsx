import type { Wording } from "@riwaq/contracts/notifications/texts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { WordingPage } from "./wording-page.tsx";

const URL = "/api/staff/letters/report-ready/fr/";
const one = (name: string, built_in: string, change: object = {}) => ({
  name,
  part: name.split("_")[0],
  form: name.split("_")[1] ?? null,
  built_in,
  text: built_in,
  variables: ["student", "date"],
  needed: name === "body" ? ["date"] : [],
  max: 150,
  faults: [],
  ...change,
});
const WORDING = {
  template: "report-ready",
  language: "fr",
  version: 0,
  is_fixed: false,
  is_outdated: false,
  changed_at: null,
  changed_by: null,
  bell_of: null,
  texts: [one("subject", "Compte rendu"), one("body", "Cours du {{date}}")],
  samples: { student: "Youssef", date: "22 novembre" },
  earlier: [],
} as unknown as Wording;
const OWN = {
  ...WORDING,
  version: 1,
  changed_at: "2026-11-21T10:00:00.000Z",
  changed_by: "Mariam",
  texts: [one("subject", "Compte rendu", { text: "À lire" }), one("body", "Cours du {{date}}")],
} as unknown as Wording;
const EARLIER = {
  until: "2026-11-22T10:00:00.000Z",
  changed_by: "Mariam",
  texts: { subject: "Jadis" },
};
const LIST = { "GET /api/staff/letters/": { body: [] } };
const page = () =>
  renderWithProviders(<WordingPage place={{ template: "report-ready", language: "fr" }} />);
const field = (name: string) => screen.findByRole("textbox", { name });

beforeEach(() => {
  document.cookie = "csrftoken=abc";
});

test("a text is worded anew beside the built-in one, with the version that was seen", async () => {
  const sent = stubApi({
    ...LIST,
    [`GET ${URL}`]: { body: WORDING },
    [`PUT ${URL}`]: { body: OWN },
  });
  const { user } = await page();
  const subject = await field("Subject");
  expect(subject).toHaveAttribute("lang", "fr");
  expect(subject).toHaveAttribute("dir", "ltr");
  expect(screen.getByText(/must stay/)).toBeVisible();
  expect(screen.queryByText("Changed")).toBeNull();
  await user.clear(subject);
  await user.type(subject, "À lire");
  expect(screen.getByText("Changed")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/last changed by .*Mariam/)).toBeVisible();
  const saved = sent.find(({ method }) => method === "PUT");
  expect(saved?.body).toEqual({
    version: 0,
    texts: { subject: "À lire", body: "Cours du {{date}}" },
  });
  expect(await screen.findByRole("button", { name: "Back to the built-in text" })).toBeVisible();
});

test("a refusal stands at its text, and what was typed stays", async () => {
  stubApi({
    ...LIST,
    [`GET ${URL}`]: { body: WORDING },
    [`PUT ${URL}`]: { status: 400, body: { body: ["Text: {{date}} must stay"] } },
  });
  const { user } = await page();
  const body = await field("Text");
  await user.clear(body);
  await user.type(body, "Bonjour");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(body).toHaveAccessibleDescription("Text: {{date}} must stay"));
  expect(body).toHaveValue("Bonjour");
});

test("who was slower keeps what was typed, and says which of the two stands", async () => {
  const answers = { ...LIST, [`GET ${URL}`]: { body: WORDING } };
  stubApi({ ...answers, [`PUT ${URL}`]: { status: 409, body: { detail: ["Changed meanwhile"] } } });
  const { user, queryClient } = await page();
  const subject = await field("Subject");
  await user.type(subject, " !");
  stubApi({ ...LIST, [`GET ${URL}`]: { body: OWN } });
  await queryClient.invalidateQueries();
  expect(await screen.findByText(/What you typed is still here/)).toBeVisible();
  expect(subject).toHaveValue("Compte rendu !");
  await user.click(screen.getByRole("button", { name: "Show theirs" }));
  expect(subject).toHaveValue("À lire");
  expect(screen.queryByText(/What you typed is still here/)).toBeNull();
});

test("a draft is shown before it is saved, and says what is wrong with it", async () => {
  const preview = { language: "fr", bell: null, subject: "Comme envoyé", html: "<p>Bonjour</p>" };
  stubApi({
    ...LIST,
    [`GET ${URL}`]: { body: WORDING },
    [`POST ${URL}preview/`]: { body: preview },
  });
  const { user } = await page();
  await field("Subject");
  await user.click(screen.getByRole("button", { name: "Preview" }));
  const dialog = await screen.findByRole("dialog");
  expect(await within(dialog).findByText("Comme envoyé")).toBeVisible();
  expect(within(dialog).getByTitle(/Français/)).toHaveAttribute("sandbox", "");
  await user.keyboard("{Escape}");
  stubApi({
    ...LIST,
    [`POST ${URL}preview/`]: { status: 400, body: { subject: ["Subject: cannot be empty"] } },
  });
  await user.clear(await field("Subject"));
  await user.click(screen.getByRole("button", { name: "Preview" }));
  expect(await screen.findByText("Subject: cannot be empty")).toBeVisible();
});

test("the built-in text comes back after a question, and earlier words can be taken up", async () => {
  const sent = stubApi({
    ...LIST,
    [`GET ${URL}`]: { body: { ...OWN, earlier: [EARLIER] } },
    [`DELETE ${URL}`]: { body: WORDING },
  });
  const { user } = await page();
  await user.click(await screen.findByRole("button", { name: /Take up again/ }));
  expect(await field("Subject")).toHaveValue("Jadis");
  await user.click(screen.getByRole("button", { name: "Back to the built-in text" }));
  const asked = await screen.findByRole("alertdialog");
  await user.click(within(asked).getByRole("button", { name: "Back to the built-in text" }));
  await waitFor(async () => expect(await field("Subject")).toHaveValue("Compte rendu"));
  expect(sent.find(({ method }) => method === "DELETE")?.body).toEqual({ version: 1 });
});

test("words that no longer fit are named at their text; what protects an account is no form", async () => {
  const texts = [one("subject", "Compte rendu", { text: "{{old}}", faults: ["Subject: {{old}}"] })];
  stubApi({ ...LIST, [`GET ${URL}`]: { body: { ...OWN, is_outdated: true, texts } } });
  const { unmount } = await page();
  expect(await screen.findByText(/no longer fit this version/)).toBeVisible();
  expect(await field("Subject")).toHaveAccessibleDescription("Subject: {{old}}");
  unmount();
  stubApi({ ...LIST, [`GET ${URL}`]: { body: { ...WORDING, is_fixed: true } } });
  await page();
  expect(await screen.findByText(/protects an account/)).toBeVisible();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("what there is not is said, with the way to all that there are", async () => {
  stubApi({ ...LIST, [`GET ${URL}`]: { status: 404, body: { detail: ["Not found"] } } });
  await page();
  expect(await screen.findByText("There is no such mail or notice")).toBeVisible();
  expect(screen.getByRole("link", { name: "All mails and notices" })).toBeVisible();
});
