import { FIRST_SCHEMES } from "@riwaq/domain/memory/first-schemes";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { PUPIL } from "../../../../../test/build-classroom.ts";
import { TEST, buildTest } from "../../../../../test/build-recitation-test.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { type Answer, stubApi } from "../../../../../test/stub-api.ts";
import { TestsPage } from "./tests-page.tsx";

const LIST = `/api/students/${PUPIL}/tests/`;
const schemes = FIRST_SCHEMES.map((scheme) => ({
  ...scheme,
  id: `s-${scheme.key}`,
  version: 1,
  is_retired: false,
}));
const choice = { name: "Inès", pages: [582, 583], schemes, running: null };
const { questions, ...summary } = buildTest({
  state: "finished",
  score: { memory: 30, tajwid: 41, is_passed: false },
});
const listOf = (side: string, ...tests: object[]) => ({ body: { name: "Inès", side, tests } });

beforeEach(() => void (document.cookie = "csrftoken=t;path=/"));

async function open(answers: Record<string, Answer>) {
  const sent = stubApi({ [`GET ${LIST}choice/`]: { body: choice }, ...answers });
  return { ...(await renderWithProviders(<TestsPage studentId={PUPIL} lesson={null} />)), sent };
}

it("a teacher begins a test of a sura, counted as they choose", async () => {
  const { user, sent } = await open({
    [`GET ${LIST}`]: listOf("teacher"),
    [`POST ${LIST}`]: { body: buildTest() },
  });
  await user.click(await screen.findByRole("radio", { name: "Surah" }));
  await user.click(screen.getByRole("radio", { name: "7" }));
  expect(screen.getByText(/A hesitation takes 1/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Begin the test" }));
  await waitFor(() => expect(sent.some(({ method }) => method === "POST")).toBe(true));
  expect(sent.find(({ method }) => method === "POST")?.body).toMatchObject({
    scheme_id: "s-fifty-fifty",
    session_id: null,
    from: { sura: 78, aya: 1 },
    to: { sura: 78, aya: 40 },
    questions: 7,
    lines: 5,
  });
});

it("a teacher goes on with one that runs, and begins none where nothing is held", async () => {
  const { unmount } = await open({
    [`GET ${LIST}`]: listOf("teacher"),
    [`GET ${LIST}choice/`]: { body: { ...choice, running: TEST } },
  });
  expect(await screen.findByRole("link", { name: "Go on" })).toHaveAttribute(
    "href",
    `/tests/${TEST}`,
  );
  unmount();
  await open({
    [`GET ${LIST}`]: listOf("teacher"),
    [`GET ${LIST}choice/`]: { body: { ...choice, pages: [] } },
  });
  expect(await screen.findByText(/We do not know yet what this pupil holds/)).toBeVisible();
});

it("a family reads what came of each, and begins nothing", async () => {
  await open({ [`GET ${LIST}`]: listOf("family", { ...summary, questions: questions.length }) });
  expect(await screen.findByText("30 / 50")).toBeVisible();
  expect(screen.getByText("To be strengthened")).toBeVisible();
  expect(screen.getByText(/2 questions/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Begin the test" })).toBeNull();
});

it("says that there is none yet, or that they could not be read", async () => {
  const { unmount } = await open({ [`GET ${LIST}`]: listOf("family") });
  expect(await screen.findByText("No test yet")).toBeVisible();
  unmount();
  await open({ [`GET ${LIST}`]: { status: 500, body: {} } });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});
