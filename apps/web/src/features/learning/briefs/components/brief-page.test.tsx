import type { Brief } from "@riwaq/contracts/learning/briefs";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { type Answer, stubApi } from "../../../../../test/stub-api.ts";
import { BriefPage } from "./brief-page.tsx";

const brief = (change: Partial<Brief> = {}): Brief => ({
  session_id: "one",
  starts_at: "2026-12-01T10:00:00Z",
  ends_at: "2026-12-01T10:45:00Z",
  time_zone: "Africa/Cairo",
  programme: null,
  students: ["Inès Lambert"],
  substitute_name: "Salma Hegazy",
  regular_name: "Karim Mansour",
  cover_id: "c",
  side: "substitute",
  declinable_until: "2026-12-01T07:00:00Z",
  opens_at: null,
  pupils: [
    {
      student_id: "i",
      name: "Inès Lambert",
      lessons: [
        {
          held_at: "2026-11-24T10:00:00Z",
          attendance: "present",
          grade: "Good",
          covered: [{ kind: "pages", from: 12, to: 14 }],
        },
      ],
      to_work_on: ["Madd"],
      homework: "Al-Ikhlas",
      homework_phrases: [],
      notes: [{ held_at: "2026-11-24T10:00:00Z", text: "Shy, be gentle" }],
    },
  ],
  ...change,
});

async function open(answer: Answer) {
  stubApi({ "GET /api/sessions/one/brief/": answer });
  await renderWithProviders(<BriefPage id="one" />);
}

it("says on one screen where the pupil is, on whose clock, and until when to decline", async () => {
  await open({ body: brief() });
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Inès Lambert");
  expect(screen.getByText(/12:00.*Cairo/)).toBeVisible();
  for (const words of ["Madd", "Al-Ikhlas", "Shy, be gentle"]) {
    expect(screen.getByText(words)).toBeVisible();
  }
  expect(screen.getByRole("button", { name: "I cannot give it" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Open the lesson" })).toHaveAttribute(
    "href",
    "/sessions?lesson=one",
  );
});

it("says from when on it opens, and that it is closed", async () => {
  await open({ body: brief({ pupils: null, opens_at: "2026-11-30T10:00:00Z" }) });
  expect(await screen.findByText(/you read here where the pupil is/)).toBeVisible();
});

it("says that it is closed once the report is sent", async () => {
  await open({ body: brief({ pupils: null, declinable_until: null }) });
  expect(await screen.findByText(/no longer open to you/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "I cannot give it" })).toBeNull();
});

it("says that nobody covers the lesson any more", async () => {
  await open({ status: 404, body: {} });
  expect(await screen.findByText("This lesson is covered by nobody")).toBeVisible();
});
