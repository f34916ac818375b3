import { readParts } from "@riwaq/mushaf/edition";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { PUPIL } from "../../../../../test/build-classroom.ts";
import { buildHomeworkOf } from "../../../../../test/build-homework.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { partAddress } from "../../../../components/mushaf/part-query.ts";
import { RecordPage } from "./record-page.tsx";

const ID = "11111111-1111-4111-8111-111111111111";

// A browser that records is not here: the recording has arrived already.
vi.mock("../../../../components/recorder/use-recording-at-home.ts", () => ({
  useRecordingAtHome: () => ({ state: { step: "done" }, id: ID, error: null, fault: null }),
}));

const parts = Object.fromEntries(
  readParts().map((part) => [`GET ${partAddress(part.firstPage)}`, { body: part }]),
);

it("speaks of the button again only once another recording is wanted", async () => {
  stubApi({
    [`GET /api/students/${PUPIL}/homework/`]: { body: buildHomeworkOf() },
    [`GET /api/students/${PUPIL}/recording-consent/`]: {
      body: { given_at: "2026-10-03T10:00:00.000Z", given_by: "Nora", can_change: true },
    },
    [`GET /api/recitations/${ID}/answer/`]: {
      body: { comments: [], answered_at: null, homework: null, can_answer: false, answer_by: null },
    },
    ...parts,
  });
  const given = {
    purpose: "placement",
    from: { sura: 1, aya: 1 },
    to: { sura: 1, aya: 7 },
  } as const;
  const { user } = await renderWithProviders(<RecordPage studentId={PUPIL} given={given} />);
  expect(await screen.findByRole("status")).toHaveTextContent("The recitation has arrived");
  expect(screen.queryByText(/Press the button/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Record once more" }));
  expect(screen.getByText(/Press the button/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Record" })).toBeEnabled();
});
