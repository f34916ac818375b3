import type { Memory } from "@riwaq/contracts/memory/plan";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";

import { PUPIL, idOf } from "../../../../../test/build-classroom.ts";
import {
  buildHeatMap,
  buildMemory,
  buildPageHistory,
  buildPageState,
  buildReview,
  buildTodayOfPupil,
} from "../../../../../test/build-pupil-memory.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { type Answer, stubApi } from "../../../../../test/stub-api.ts";
import { MemoryPage } from "./memory-page.tsx";

const base = `/api/students/${PUPIL}/memory/`;

beforeEach(() => void (document.cookie = "csrftoken=t;path=/"));
const PAGES = [
  buildPageState({ page: 582, strength: 0.97 }),
  buildPageState({ page: 583, strength: 0.6, heard_day: null }),
  buildPageState({ page: 584, stage: "learning", strength: 0, lines: { first: 1, last: 5 } }),
];

async function open(memory: Partial<Memory> = {}, answers: Record<string, Answer> = {}) {
  const sent = stubApi({
    [`GET ${base}`]: { body: buildMemory(memory) },
    [`GET ${base}pages/`]: { body: buildHeatMap(PAGES) },
    [`GET ${base}today/`]: { body: buildTodayOfPupil() },
    [`GET ${base}pages/582/`]: { body: buildPageHistory() },
    ...answers,
  });
  const view = await renderWithProviders(<MemoryPage id={PUPIL} />);
  await screen.findByRole("heading", { level: 1, name: /by heart/ });
  return { ...view, sent };
}

const cell = (name: RegExp) => screen.findByRole("gridcell", { name });

describe("the map", () => {
  it("says of each page in words how it is held, and when it was heard", async () => {
    await open();
    expect(await cell(/^page 582, .*: Solid, heard by a teacher on/)).toBeVisible();
    expect(
      screen.getByRole("gridcell", { name: /^page 583, .*: Fragile, not yet heard/ }),
    ).toBeVisible();
    expect(screen.getByRole("gridcell", { name: /^page 584, .*: Being learnt/ })).toBeVisible();
    expect(screen.getByRole("gridcell", { name: /^page 1, Al-Fatiha.*: Not yet$/ })).toBeVisible();
    expect(screen.getAllByRole("gridcell")).toHaveLength(604);
  });

  it("is one stop of the Tab key, and arrows go from right to left", async () => {
    const { user } = await open();
    const first = await cell(/^page 582,/);
    expect(screen.getAllByRole("gridcell").filter(({ tabIndex }) => tabIndex === 0)).toEqual([
      first,
    ]);
    first.focus();
    await user.keyboard("{ArrowLeft}");
    expect(await cell(/^page 583,/)).toHaveFocus();
    await user.keyboard("{Control>}{Home}{/Control}");
    expect(await cell(/^page 1,/)).toHaveFocus();
  });

  it("opens a page with all that was heard of it, and the way to the mushaf with the pupil's marks", async () => {
    const { user } = await open();
    (await cell(/^page 582,/)).focus();
    await user.keyboard("{Enter}");
    const panel = await screen.findByRole("dialog", { name: "page 582" });
    expect(await within(panel).findByText("With effort")).toBeVisible();
    expect(within(panel).getByRole("link", { name: /Open in the mushaf/ })).toHaveAttribute(
      "href",
      `/mushaf?page=582&pupil=${PUPIL}`,
    );
  });
});

describe("a grade", () => {
  const graded = { [`PATCH /api/memory/reviews/${idOf(401)}/`]: { status: 204 } };

  it("is changed by the teacher, and changed back by one press", async () => {
    const { user, sent } = await open({}, graded);
    await user.click(await cell(/^page 582,/));
    await user.click(await screen.findByRole("button", { name: /Grade otherwise/ }));
    await user.click(await screen.findByRole("menuitem", { name: "Well" }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    const bodies = sent.filter(({ method }) => method === "PATCH").map(({ body }) => body);
    expect(bodies).toEqual([{ override: 3 }, { override: null }]);
  });

  it("stands beside the first one", async () => {
    const reviews = [buildReview({ grade: 1, override: 3 })];
    const { user } = await open(
      {},
      {
        [`GET ${base}pages/582/`]: { body: buildPageHistory({ reviews }) },
      },
    );
    await user.click(await cell(/^page 582,/));
    expect(await screen.findByText("To be redone")).toBeVisible();
    expect(screen.getByText("Well")).toBeVisible();
  });

  it("is only read by the family", async () => {
    const { user } = await open({ side: "parent" });
    await user.click(await cell(/^page 582,/));
    expect(await screen.findByText("With effort")).toBeVisible();
    expect(screen.queryByRole("button", { name: /Grade otherwise/ })).toBeNull();
  });

  it("that was refused is told of", async () => {
    const { user } = await open(
      {},
      {
        [`PATCH /api/memory/reviews/${idOf(401)}/`]: {
          status: 403,
          body: { detail: ["Not your pupil"] },
        },
      },
    );
    await user.click(await cell(/^page 582,/));
    await user.click(await screen.findByRole("button", { name: /Grade otherwise/ }));
    await user.click(await screen.findByRole("menuitem", { name: "Well" }));
    expect(await screen.findByText("Not your pupil")).toBeVisible();
  });
});

describe("the plan", () => {
  it("says what truly follows while it is typed, and is saved", async () => {
    const { user, sent } = await open({}, { [`PUT ${base}plan/`]: { status: 204 } });
    expect(
      await screen.findByText(/With at most 3 pages and 10 minutes an evening, all 2 older pages/),
    ).toBeVisible();
    const pages = screen.getByRole("spinbutton", { name: "Pages of revision an evening" });
    await user.clear(pages);
    await user.type(pages, "1");
    expect(
      await screen.findByText(/With at most 1 page and 10 minutes an evening, all 2 older pages/),
    ).toBeVisible();
    await user.click(screen.getByRole("checkbox", { name: "Sunday" }));
    await user.click(screen.getByRole("button", { name: "Save the plan" }));
    expect(await screen.findByText("The plan is saved")).toBeVisible();
    expect(sent.find(({ method }) => method === "PUT")?.body).toMatchObject({
      pages: 1,
      days_off: [6, 1],
    });
  });

  it("asks for the pages of an exam, and refuses those that end before they begin", async () => {
    const { user, sent } = await open();
    await user.click(await screen.findByRole("radio", { name: /Before an exam/ }));
    const last = await screen.findByRole("spinbutton", { name: "Last page of the exam" });
    const first = screen.getByRole("spinbutton", { name: "First page of the exam" });
    await user.clear(first);
    await user.type(first, "600");
    await user.clear(last);
    await user.type(last, "582");
    await user.click(screen.getByRole("button", { name: "Save the plan" }));
    expect(last).toBeInvalid();
    expect(sent.filter(({ method }) => method === "PUT")).toEqual([]);
  });

  it("is read by the family, and changed by nobody of it", async () => {
    await open({ side: "parent" });
    expect(await screen.findByText("10 minutes an evening")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Save the plan" })).toBeNull();
    expect(screen.queryByRole("heading", { name: "Today" })).toBeNull();
  });
});

describe("the new portion", () => {
  const given = { [`POST ${base}portions/`]: { status: 204 } };

  it("is given by one press as it is proposed", async () => {
    const { user, sent } = await open({}, given);
    expect(await screen.findByText("Proposed next: page 583, lines 6 to 10.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Give this portion" }));
    expect(await screen.findByText("Given: page 583, lines 6 to 10.")).toBeVisible();
    expect(sent.find(({ method }) => method === "POST")?.body).toEqual({
      page: 583,
      lines: { first: 6, last: 10 },
      session_id: null,
    });
  });

  it("may be another page, the whole of it", async () => {
    const { user, sent } = await open({}, given);
    await user.click(await screen.findByRole("button", { name: "Choose another" }));
    const dialog = await screen.findByRole("dialog");
    const page = within(dialog).getByRole("spinbutton", { name: "Page" });
    await user.clear(page);
    await user.type(page, "600");
    await user.click(within(dialog).getByRole("checkbox", { name: "The whole page" }));
    await user.click(within(dialog).getByRole("button", { name: "Give this portion" }));
    expect(await screen.findByText("Given: page 600.")).toBeVisible();
    expect(sent.find(({ method }) => method === "POST")?.body).toMatchObject({
      page: 600,
      lines: null,
    });
  });

  it("is ended, and given again by one press", async () => {
    const { user, sent } = await open(
      {},
      { ...given, [`DELETE ${base}portions/`]: { status: 204 } },
    );
    await user.click(await screen.findByRole("button", { name: "End it" }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(sent.find(({ method }) => method === "POST")?.body).toMatchObject({
      page: 583,
      lines: { first: 1, last: 5 },
    });
  });
});

it("asks first what is held already where nothing is known", async () => {
  await open({}, { [`GET ${base}pages/`]: { body: buildHeatMap([]) } });
  expect(await screen.findByRole("link", { name: "Say what is held" })).toHaveAttribute(
    "href",
    `/practice/beginning?pupil=${PUPIL}`,
  );
});

it("tells calmly what waits for its turn", async () => {
  await open({ overdue: 4, caught_up_on: "2026-12-03" });
  expect(await screen.findByText(/4 older pages wait for their turn.*3 December/)).toBeVisible();
});

it("says that there is no such pupil", async () => {
  stubApi({
    [`GET ${base}`]: { status: 404, body: {} },
    [`GET ${base}pages/`]: { status: 404, body: {} },
  });
  await renderWithProviders(<MemoryPage id={PUPIL} />);
  expect(await screen.findByText("There is no such pupil")).toBeVisible();
});
