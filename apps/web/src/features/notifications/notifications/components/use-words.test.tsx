import type { Notification } from "@riwaq/contracts/notifications/notifications";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { useWords } from "./use-words.ts";

const NOTICE: Notification = {
  id: "1",
  seq: 1,
  event: "lesson-placed",
  params: {
    count: "1",
    teacher: "Amal",
    students: "Inès",
    at: "2026-11-22T10:00:00.000Z",
    until: "2026-11-21T09:00:00.000Z",
  },
  path: "/",
  created_at: "2026-11-21T08:00:00.000Z",
  read_at: null,
};

function Said({ notification }: { notification: Notification }) {
  return <p>{useWords("Europe/Paris").one(notification)}</p>;
}

test("every hour of a notice is said on the reader's clock", async () => {
  await renderWithProviders(<Said notification={NOTICE} />);
  expect(screen.getByText(/You can decline it until .*10:00/)).toBeVisible();
  expect(screen.queryByText(/2026-11-21T09/)).toBeNull();
});

test("the institute's own words are said in their language, and the site's in the others", async () => {
  const wordings = { fr: "{{teacher}} propose {{at}} $t(bell.moment)" };
  const notification = { ...NOTICE, wordings };
  const { unmount } = await renderWithProviders(<Said notification={notification} />, {
    language: "fr",
  });
  expect(
    screen.getByText(/^\u2068Amal\u2069 propose .*11:00.* \$t\(bell\.moment\)$/),
  ).toBeVisible();
  unmount();
  await renderWithProviders(<Said notification={notification} />);
  expect(screen.getByText(/has scheduled a lesson/)).toBeVisible();
});
