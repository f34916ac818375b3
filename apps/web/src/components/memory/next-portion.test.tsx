import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { LESSON, PUPIL } from "../../../test/build-classroom.ts";
import { buildEvening, buildTodayOfPupil } from "../../../test/build-pupil-memory.ts";
import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { type Answer, stubApi } from "../../../test/stub-api.ts";
import { LessonMemory } from "./lesson-memory.tsx";
import { NextPortion } from "./next-portion.tsx";

const base = `/api/students/${PUPIL}/memory/`;

beforeEach(() => void (document.cookie = "csrftoken=t;path=/"));
const portions = `POST ${base}portions/`;

async function open(answer: Answer = { status: 204 }, today = buildTodayOfPupil()) {
  const sent = stubApi({ [`GET ${base}today/`]: { body: today }, [portions]: answer });
  const view = await renderWithProviders(
    <NextPortion studentId={PUPIL} sessionId={LESSON}>
      {(words) => <q>{words}</q>}
    </NextPortion>,
  );
  return { ...view, sent };
}

it("gives after a lesson what follows from it by one press, and hands its words on", async () => {
  const { user, sent } = await open();
  await user.click(await screen.findByRole("button", { name: "Give this portion" }));
  expect(await screen.findByText("New portion: page 583, lines 6 to 10.")).toBeVisible();
  expect(sent.find(({ method }) => method === "POST")?.body).toMatchObject({ session_id: LESSON });
});

it("says why nothing was given", async () => {
  const { user } = await open({ status: 403, body: { detail: ["Not your pupil"] } });
  await user.click(await screen.findByRole("button", { name: "Give this portion" }));
  expect(await screen.findByText("Not your pupil")).toBeVisible();
  expect(screen.queryByText(/^New portion:/)).toBeNull();
});

it("lets the teacher choose where nothing follows by itself", async () => {
  await open({ status: 204 }, buildTodayOfPupil({ proposed: null }));
  expect(await screen.findByRole("button", { name: "Choose a portion" })).toBeVisible();
});

const lesson = (today: Answer) => {
  stubApi({ [`GET ${base}today/`]: today });
  return renderWithProviders(<LessonMemory pupils={[{ id: PUPIL, name: "Inès" }]} />);
};

it("tells before a lesson what is due, what is weak and what was marked thrice", async () => {
  await lesson({ body: buildTodayOfPupil() });
  const titles = ["Due this evening", "Most fragile pages", "Words marked three times or more"];
  for (const title of [...titles, "Proposed next"]) {
    expect(await screen.findByRole("heading", { name: title })).toBeVisible();
  }
  expect(screen.getByText(/3 times/)).toBeVisible();
  expect(screen.getByRole("link", { name: /page 585/i })).toHaveAttribute(
    "href",
    `/mushaf?page=585&pupil=${PUPIL}`,
  );
});

it("says that a day is off", async () => {
  await lesson({
    body: buildTodayOfPupil({ evening: buildEvening({ is_off: true, portions: [] }) }),
  });
  expect(await screen.findByText("A day off: nothing is asked.")).toBeVisible();
});

it("is not there for who may not read it", async () => {
  const { container } = await lesson({ status: 403, body: {} });
  await screen.findByRole("region", { name: /Notifications/ }).catch(() => undefined);
  expect(container.querySelector("details")).toBeNull();
});
