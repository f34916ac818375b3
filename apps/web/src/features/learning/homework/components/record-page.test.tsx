import { readParts } from "@riwaq/mushaf/edition";
import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { PUPIL } from "../../../../../test/build-classroom.ts";
import { buildHomework, buildHomeworkOf } from "../../../../../test/build-homework.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { partAddress } from "../../../../components/mushaf/part-query.ts";
import { RecordPage } from "./record-page.tsx";

const allowed = { given_at: "2026-10-03T10:00:00.000Z", given_by: "Nora", can_change: true };
const parts = Object.fromEntries(
  readParts().map((part) => [`GET ${partAddress(part.firstPage)}`, { body: part }]),
);

beforeEach(() => void (document.cookie = "csrftoken=t;path=/"));

const portion = {
  purpose: "evening" as const,
  from: { sura: 112, aya: 1 },
  to: { sura: 113, aya: 5 },
};

type Given = Parameters<typeof RecordPage>[0]["given"];

async function open(consent: object, homeworkId?: string, given?: Given) {
  stubApi({
    [`GET /api/students/${PUPIL}/homework/`]: { body: buildHomeworkOf() },
    [`GET /api/students/${PUPIL}/recording-consent/`]: { body: consent },
    ...parts,
  });
  return renderWithProviders(
    <RecordPage studentId={PUPIL} homeworkId={homeworkId} given={given} />,
  );
}

it("shows what was asked for with its words, and one button", async () => {
  await open(allowed, buildHomework().id);
  expect(await screen.findByRole("heading", { name: "Al-Ikhlas, ayat 1 to 4" })).toBeVisible();
  expect(screen.getByText("Slowly, and twice")).toBeVisible();
  expect(screen.getByRole("button", { name: "Record" })).toBeEnabled();
});

it("lets the family choose where nothing was asked for", async () => {
  await open(allowed);
  expect(await screen.findByLabelText("Sura")).toBeVisible();
});

it("records a portion of the evening as it is, also over two suras", async () => {
  await open(allowed, undefined, portion);
  expect(await screen.findByRole("heading", { name: /Al-Ikhlas.*Al-Falaq/ })).toBeVisible();
  expect(screen.getByRole("button", { name: "Record" })).toBeEnabled();
  expect(screen.queryByLabelText("Sura")).toBeNull();
});

it("records nothing without consent, and offers to give it there", async () => {
  await open({ given_at: null, given_by: null, can_change: true }, buildHomework().id);
  expect(await screen.findByText(/somebody has to allow it/)).toBeVisible();
  expect(await screen.findByRole("switch")).not.toBeChecked();
  expect(screen.queryByRole("button", { name: "Record" })).toBeNull();
});

it("speaks of no button before there is one", async () => {
  await open({ given_at: null, given_by: null, can_change: true });
  expect(await screen.findByText(/somebody has to allow it/)).toBeVisible();
  expect(screen.queryByText(/press the button/i)).toBeNull();
});

it("says in its own words that a browser records nothing", async () => {
  const { user } = await open(allowed, buildHomework().id);
  await user.click(await screen.findByRole("button", { name: "Record" }));
  expect(await screen.findByText(/This browser cannot record here/)).toBeVisible();
});

it("says of a placement that what was recited is enough", async () => {
  await open(allowed, undefined, { ...portion, purpose: "placement" });
  expect(await screen.findByText(/what was recited is enough/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Record" })).toBeEnabled();
});
