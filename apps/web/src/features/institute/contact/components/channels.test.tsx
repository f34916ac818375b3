import type { Institute } from "@riwaq/contracts/institute/institute";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { Channels } from "./channels.tsx";

const CALL = "GET /api/institute/";

const buildInstitute = (parts: Partial<Institute> = {}): Institute => ({
  name: "Riwaq",
  phone: null,
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
  ...parts,
});

describe("the ways to reach the institute", () => {
  it("lists those that staff have set", async () => {
    const body = buildInstitute({ phone: "+20 100 000 0000", chat_url: "https://chat.example/r" });
    stubApi({ [CALL]: { body } });
    await renderWithProviders(<Channels />);
    const phone = await screen.findByRole("link", { name: "+20 100 000 0000" });
    expect(phone).toHaveAttribute("href", "tel:+201000000000");
    expect(screen.getByRole("link", { name: /^Chat/ })).toHaveAttribute(
      "rel",
      expect.stringContaining("noopener"),
    );
    expect(screen.queryByText("Photos")).not.toBeInTheDocument();
  });

  it("says so when there are none, and what to do meanwhile", async () => {
    stubApi({ [CALL]: { body: buildInstitute() } });
    await renderWithProviders(<Channels />);
    expect(await screen.findByText(/until then, the form reaches it/)).toBeVisible();
  });

  it("offers to try again when they cannot be read", async () => {
    const answers: Parameters<typeof stubApi>[0] = {};
    stubApi(answers);
    const { user } = await renderWithProviders(<Channels />);
    const retry = await screen.findByRole("button", { name: "Try again" });
    answers[CALL] = { body: buildInstitute({ phone: "+20 100" }) };
    await user.click(retry);
    expect(await screen.findByRole("link", { name: "+20 100" })).toBeVisible();
  });
});
