import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { PUPIL } from "../../../../../test/build-classroom.ts";
import {
  buildHeatMap,
  buildMemory,
  buildPageState,
} from "../../../../../test/build-pupil-memory.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { ProgressMemory } from "./progress-memory.tsx";

const base = `/api/students/${PUPIL}/memory/`;

async function open(pages: ReturnType<typeof buildPageState>[]) {
  stubApi({
    [`GET ${base}`]: { body: buildMemory({ side: "parent" }) },
    [`GET ${base}pages/`]: { body: buildHeatMap(pages) },
    [`GET ${base}rhythm/`]: {
      body: {
        weeks: [
          { week: "2026-11-16", evenings: 4 },
          { week: "2026-11-23", evenings: 1 },
        ],
      },
    },
  });
  await renderWithProviders(<ProgressMemory id={PUPIL} />);
}

it("counts each page once, in words that a parent understands", async () => {
  await open([
    buildPageState({ page: 580, strength: 0.97 }),
    buildPageState({ page: 581, strength: 0.92, stage: "recent" }),
    buildPageState({ page: 582, strength: 0.6 }),
    buildPageState({ page: 583, stage: "learning", strength: 0 }),
  ]);
  const words = await screen.findByText(/3 pages are known by heart/);
  expect(words).toHaveTextContent("2 of them are solid or well held.");
  expect(words).toHaveTextContent("1 is to be refreshed");
  expect(words).toHaveTextContent("1 page is being learnt.");
});

it("tells the evenings of each week, without asking for more", async () => {
  await open([buildPageState()]);
  expect(await screen.findByText("Week of 16 November: 4 evenings")).toBeInTheDocument();
  expect(screen.getByText("Week of 23 November: 1 evening")).toBeInTheDocument();
});

it("says what there will be where no page is known yet", async () => {
  await open([]);
  expect(await screen.findByText(/No page is known by heart yet/)).toBeVisible();
  expect(screen.queryByRole("grid")).toBeNull();
});
