import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { FakeEventSource } from "../../test/fake-event-source.ts";
import { openPage } from "../../test/open-page.tsx";
import { signIn } from "../../test/sign-in.ts";

it("the frame asks once for the bell, before it is on the page", async () => {
  FakeEventSource.install();
  const bell = { notifications: [], unread: 0, has_more: false };
  const sent = signIn("T", { "GET /api/notifications/": { body: bell } });
  await openPage("/students");
  await screen.findByRole("heading", { level: 1, name: "Students" });
  const [banner] = screen.getAllByRole("banner");
  // Its place is kept by a button that the bell replaces.
  const bellNow = () => within(banner!).getByRole("button", { name: /notification/i });
  await waitFor(() => expect(bellNow()).toBeVisible());
  await waitFor(() => expect(FakeEventSource.all).toHaveLength(1));
  expect(sent.filter(({ path }) => path === "/api/notifications/")).toHaveLength(1);
});
