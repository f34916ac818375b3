import type { Institute } from "@riwaq/contracts/institute/institute";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { institute } from "../../lib/institute.ts";
import { PublicFooter } from "./public-footer.tsx";

const INSTITUTE: Institute = {
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
};
const PROMISE = /Reach out to us through any of these channels/;

test.each([undefined, INSTITUTE])(
  "no channels are promised where there are none",
  async (known) => {
    institute.set(known);
    await renderWithProviders(<PublicFooter />);
    expect(screen.getByRole("heading", { name: "Connect With Us" })).toBeVisible();
    expect(screen.queryByText(PROMISE)).toBeNull();
  },
);

test.each([{ phone: "+20 100 000 0000" }, { chat_url: "https://chat.example/r" }])(
  "the sentence stands above the channels that there are: %j",
  async (channel) => {
    institute.set({ ...INSTITUTE, ...channel });
    await renderWithProviders(<PublicFooter />);
    expect(screen.getByText(PROMISE)).toBeVisible();
    expect(screen.getByRole("list")).toBeVisible();
  },
);
