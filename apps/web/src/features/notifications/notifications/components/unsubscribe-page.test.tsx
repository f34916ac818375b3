import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { UnsubscribePage } from "./unsubscribe-page.tsx";

const URL = "POST /api/notifications/unsubscribe/";

beforeEach(() => {
  document.cookie = "csrftoken=abc";
});

test("nothing ends before the button is pressed, and then it says what did", async () => {
  const sent = stubApi({ [URL]: { body: { group: "reports" } } });
  const { user } = await renderWithProviders(<UnsubscribePage token="t.s" />);
  expect(sent).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Stop these mails" }));
  expect(await screen.findByRole("status")).toHaveTextContent("Reports");
  expect(sent[0]?.body).toEqual({ token: "t.s" });
  expect(screen.getByRole("link", { name: "Choose what reaches you" })).toHaveAttribute(
    "href",
    "/profile?tab=notifications",
  );
});

test("a link that is not ours, or cut off, says so", async () => {
  stubApi({ [URL]: { status: 400, body: { token: ["x"] } } });
  const { user, unmount } = await renderWithProviders(<UnsubscribePage token="t.s" />);
  await user.click(screen.getByRole("button", { name: "Stop these mails" }));
  expect(await screen.findByText(/This link is not valid/)).toBeVisible();
  unmount();
  await renderWithProviders(<UnsubscribePage token="" />);
  expect(screen.getByText(/This link is not valid/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Stop these mails" })).toBeNull();
});
