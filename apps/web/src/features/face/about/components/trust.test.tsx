import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { institute } from "../../../../lib/institute.ts";
import { Trust } from "./trust.tsx";

async function show(settings: object) {
  stubApi({
    "GET /api/institute/": { body: settings },
    "GET /api/legal/?language=en": { body: { seller: null } },
  });
  await renderWithProviders(<Trust />);
  await waitFor(() => expect(institute.peek()).toBeDefined());
}

afterEach(() => institute.set(undefined));

describe("how teachers are checked", () => {
  it("is three steps, and the rule of the same gender where the institute has it", async () => {
    await show({ same_gender_from_12: true });
    const part = screen.getByRole("region", { name: "How teachers are checked" });
    expect(within(part).getAllByRole("listitem")).toHaveLength(3);
    expect(await within(part).findByText(/From 12 on/)).toBeVisible();
  });

  it("promises no rule that the institute has not", async () => {
    await show({ same_gender_from_12: false });
    expect(screen.queryByText(/From 12 on/)).toBeNull();
    expect(screen.getByText(/Under 12, the parents choose/)).toBeVisible();
  });
});

it("children's data is told twice, with the days that the institute sets", async () => {
  await show({ recitation_kept_days: 12 });
  for (const name of ["In words for a parent", "In words for a child"]) {
    expect(screen.getByRole("region", { name })).toBeVisible();
  }
  expect(await screen.findByText(/erased after 12 days/)).toBeVisible();
  expect(screen.getByRole("link", { name: /Privacy/ })).toHaveAttribute("href", "/privacy");
});

it("of who stands behind nothing is said until it is set", async () => {
  await show({});
  expect(screen.queryByText("Who stands behind it")).toBeNull();
});

it("how soon the institute answers is said where it was measured", async () => {
  await show({ usual_answer_hours: 4 });
  expect(await screen.findByText(/^We usually answer within 4 hours/)).toBeVisible();
});

it("and not where it was not", async () => {
  await show({ usual_answer_hours: null });
  expect(screen.queryByText(/We usually answer/)).toBeNull();
});
