import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { RecordSent } from "./record-sent.tsx";

type Sent = Parameters<typeof RecordSent>[0];

async function open({ answerBy, purpose }: { answerBy: string | null; purpose?: Sent["purpose"] }) {
  const id = "11111111-1111-4111-8111-111111111111";
  const answer = { comments: [], answered_at: null, homework: null, can_answer: false };
  stubApi({
    [`GET /api/recitations/${id}/answer/`]: { body: { ...answer, answer_by: answerBy } },
  });
  await renderWithProviders(
    <RecordSent id={id} studentId="pupil" purpose={purpose} onAgain={() => undefined} />,
  );
}

it("promises an answer within days where a teacher has it", async () => {
  await open({ answerBy: "2026-10-06T10:00:00.000Z" });
  expect(await screen.findByText("You hear back within 3 days, on this site.")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("It is with the teacher");
});

it.each([undefined, "placement", "evening"] as const)(
  "promises none where nobody teaches the pupil (%s)",
  async (purpose) => {
    await open({ answerBy: null, purpose });
    expect(await screen.findByText(/Whoever comes to teach this pupil hears it/)).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("The recitation has arrived");
    expect(screen.queryByText(/within|teacher of this pupil/)).toBeNull();
  },
);
