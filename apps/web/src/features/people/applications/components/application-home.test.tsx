import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { buildApplication } from "../../../../../test/build-application.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { ApplicationHome } from "./application-home.tsx";

const READ = "GET /api/application/";
const SEND = "POST /api/application/send/";

async function openHome(
  application: ReturnType<typeof buildApplication>,
  answers: Parameters<typeof stubApi>[0] = {},
  language?: "fr" | "ar",
) {
  const calls = stubApi({
    [READ]: { body: application },
    "GET /api/profile/": { status: 404 },
    ...answers,
  });
  const view = await renderWithProviders(<ApplicationHome />, language && { language });
  return { ...view, calls };
}

const row = async (name: string) => {
  const heading = await screen.findByRole("heading", { name, level: 3 });
  return within(heading.closest("li")!);
};

beforeEach(() => {
  document.cookie = "csrftoken=abc";
});

test("what is missing is named, with where it is done, and nothing can be sent yet", async () => {
  await openHome(
    buildApplication({
      can_send: false,
      recitation: null,
      items: {
        photo: { is_ready: false },
        bio: { is_ready: false, missing: ["fr", "ar"] },
        recitation: { is_ready: false },
      },
    }),
  );
  expect((await row("Picture")).getByText("Can wait")).toBeVisible();
  const text = await row("Text about you");
  expect(text.getByText("Missing")).toBeVisible();
  expect(text.getByText(/Still missing: .*French.* and .*Arabic/)).toBeVisible();
  expect(text.getByRole("link", { name: "Write the text" })).toHaveAttribute(
    "href",
    "/profile?tab=teaching",
  );
  expect((await row("Free hours")).getByText("There")).toBeVisible();
  expect(screen.getByText("2 things are missing before you can send it.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Send my application" })).toBeNull();
});

test("a whole one is sent, and then it is said who reads it and how the answer comes", async () => {
  const sent = buildApplication({
    approval: "applied",
    can_send: false,
    sent_at: "2026-11-18T10:00:00Z",
  });
  const { user, calls } = await openHome(buildApplication(), { [SEND]: { body: sent } });
  await user.click(await screen.findByRole("button", { name: "Send my application" }));
  expect(await screen.findByText("Your application is sent")).toBeVisible();
  expect(
    screen.getByText(/The answer comes by mail and in the bell\. Families do not/),
  ).toBeVisible();
  expect(screen.getByText(/^Sent on Wednesday/)).toBeVisible();
  expect(screen.getByText("The institute reads it").closest("li")).toHaveAttribute(
    "aria-current",
    "step",
  );
  expect(screen.queryByRole("button", { name: /Send/ })).toBeNull();
  expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
});

test("what staff ask stands where it is done, with their note, and it is sent again", async () => {
  await openHome(
    buildApplication({
      approval: "returned",
      note: "We like it.",
      items: { recitation: { asked: "Closer to the microphone." } },
    }),
  );
  const recitation = await row("Recitation");
  expect(recitation.getByText("Asked for")).toBeVisible();
  expect(recitation.getByText("Closer to the microphone.")).toBeVisible();
  expect(screen.getByText("We like it.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Send it again" })).toBeEnabled();
});

test("who was declined reads so, without a list", async () => {
  await openHome(buildApplication({ approval: "declined", can_send: false }));
  expect(await screen.findByText(/has declined your application/)).toBeVisible();
  expect(screen.queryByRole("heading", { level: 3 })).toBeNull();
});

test.each(["approved", "paused"] as const)(
  "who is %s has no application at home",
  async (approval) => {
    const { container } = await openHome(buildApplication({ approval, can_send: false }));
    await screen.findByRole("region", { name: /./ }).catch(() => undefined);
    expect(container).not.toHaveTextContent("Your application");
  },
);

test("a refusal of the server is said", async () => {
  const fault = { status: 400, body: { non_field_errors: ["Something is still missing."] } };
  const { user } = await openHome(buildApplication(), { [SEND]: fault });
  await user.click(await screen.findByRole("button", { name: "Send my application" }));
  expect(await screen.findByText("Something is still missing.")).toBeVisible();
});

test("it reads in French", async () => {
  await openHome(buildApplication(), {}, "fr");
  expect(await screen.findByRole("button", { name: "Envoyer ma candidature" })).toBeEnabled();
});
