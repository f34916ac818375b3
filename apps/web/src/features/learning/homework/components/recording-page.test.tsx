import { readParts } from "@riwaq/mushaf/edition";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { buildMark, idOf } from "../../../../../test/build-classroom.ts";
import { buildAnswer, buildComment, buildToHear } from "../../../../../test/build-homework.ts";
import { buildRecitationDetails } from "../../../../../test/build-recitation.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { type Answer, stubApi } from "../../../../../test/stub-api.ts";
import { partAddress } from "../../../../components/mushaf/part-query.ts";
import { RecordingPage } from "./recording-page.tsx";
import { ToHearPage } from "./to-hear-page.tsx";

const recitation = buildRecitationDetails({ session_id: null });
const ONE = `/api/recitations/${recitation.id}/`;
const parts = Object.fromEntries(
  readParts().map((part) => [`GET ${partAddress(part.firstPage)}`, { body: part }]),
);

beforeEach(() => void (document.cookie = "csrftoken=t;path=/"));

async function open(answers: Record<string, Answer> = {}) {
  const sent = stubApi({
    [`GET ${ONE}`]: { body: recitation },
    [`GET ${ONE}answer/`]: { body: buildAnswer() },
    ...parts,
    ...answers,
  });
  return { ...(await renderWithProviders(<RecordingPage id={recitation.id} />)), sent };
}

it("tells the family by when it is answered, and lets it mark and answer nothing", async () => {
  await open({ [`GET ${ONE}answer/`]: { body: buildAnswer({ comments: [] }) } });
  expect(await screen.findByText(/answers by .*27/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /Heard/ })).toBeNull();
  expect(screen.queryByRole("button", { name: "Add" })).toBeNull();
});

it("goes to the moment of a comment, and plays the voice of another", async () => {
  const voice = buildComment({ id: idOf(411), at_ms: 6000, text: "", sound_ms: 5000 });
  const answer = buildAnswer({
    comments: [buildComment(), voice],
    answered_at: "2026-11-25T09:00:00.000Z",
    answer_by: null,
  });
  const { user } = await open({ [`GET ${ONE}answer/`]: { body: answer } });
  const list = await screen.findByRole("list", { name: "Answer" });
  await user.click(within(list).getByRole("button", { name: "Go to 0:04" }));
  expect(screen.getByRole("slider")).toHaveAttribute("aria-valuenow", "4");
  expect(within(list).getByRole("button", { name: /Voice of the teacher, 0:06/ })).toBeVisible();
});

it("marks the word that the teacher taps at the moment of the recording, and answers", async () => {
  const answer = buildAnswer({ can_answer: true, comments: [] });
  const { user, sent } = await open({
    [`GET ${ONE}answer/`]: { body: answer },
    [`POST ${ONE}answer/`]: { body: { ...answer, answered_at: "2026-11-25T09:00:00.000Z" } },
    [`POST ${ONE}comments/`]: { body: buildComment() },
    "POST /api/marks/": { body: buildMark() },
  });
  await waitFor(() => expect(document.querySelector("[data-word='112:2:1']")).not.toBeNull());
  const word = document.querySelector("[data-word='112:2:1']");
  if (word) await user.click(word);
  await user.click(await screen.findByRole("button", { name: /^Forgot/ }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path.endsWith("/api/marks/"))?.body).toMatchObject({
      session_id: null,
      in_recording: { id: recitation.id, at_ms: 0 },
      sura: 112,
      aya: 2,
      word: 1,
      kind: "forgot",
    }),
  );
  await user.type(screen.getByLabelText(/^At 0:00/), "Lengthen it");
  await user.click(screen.getByRole("button", { name: "Add" }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path.endsWith("comments/"))?.body).toMatchObject({
      at_ms: 0,
      text: "Lengthen it",
    }),
  );
  await user.click(screen.getByRole("button", { name: "Heard: send the answer" }));
  await waitFor(() =>
    expect(sent.some(({ path, method }) => method === "POST" && path.endsWith("answer/"))).toBe(
      true,
    ),
  );
});

it("says what is not there any more", async () => {
  await open({ [`GET ${ONE}`]: { status: 404, body: {} } });
  expect(await screen.findByText("No such recording")).toBeVisible();
});

it("lists for the teacher what waits, with its times", async () => {
  stubApi({ "GET /api/to-hear/": { body: buildToHear() } });
  await renderWithProviders(<ToHearPage />);
  expect(await screen.findByText("Inès Lambert")).toBeVisible();
  expect(screen.getByText("0:09")).toBeVisible();
  expect(screen.getByText(/Answer by .*27/)).toBeVisible();
  expect(screen.getByRole("link", { name: /^Listen: Inès Lambert/ })).toHaveAttribute(
    "href",
    `/recordings/${recitation.id}`,
  );
});

it("tells the teacher what is to be placed", async () => {
  const [waiting] = buildToHear().recordings;
  const recording = { ...recitation, for_placement: true };
  const recordings = waiting ? [{ ...waiting, recording, homework: null }] : [];
  stubApi({ "GET /api/to-hear/": { body: buildToHear({ recordings }) } });
  await renderWithProviders(<ToHearPage />);
  expect(await screen.findByText("To find where to begin")).toBeVisible();
});

it("sends no answer to a placement without how the pupil recites", async () => {
  const answer = buildAnswer({ can_answer: true, comments: [] });
  const { user, sent } = await open({
    [`GET ${ONE}`]: { body: { ...recitation, for_placement: true } },
    [`GET ${ONE}answer/`]: { body: answer },
    [`POST ${ONE}answer/`]: { body: answer },
  });
  const send = await screen.findByRole("button", { name: "Heard: send the answer" });
  await user.click(send);
  expect(screen.getByText(/Say how this pupil recites/)).toBeVisible();
  expect(sent.some(({ method }) => method === "POST")).toBe(false);
  await user.click(screen.getByRole("radio", { name: "Without clear mistakes" }));
  await user.click(send);
  await waitFor(() =>
    expect(sent.find(({ method }) => method === "POST")?.body).toEqual({ level: "rules" }),
  );
});

it("lets the teacher say another level of what was answered", async () => {
  const answered_at = "2026-11-25T09:00:00.000Z";
  const answer = buildAnswer({ can_answer: true, comments: [], answered_at, answer_by: null });
  const { user, sent } = await open({
    [`GET ${ONE}`]: { body: { ...recitation, for_placement: true, level: "words", answered_at } },
    [`GET ${ONE}answer/`]: { body: answer },
    [`POST ${ONE}answer/`]: { body: answer },
  });
  expect(await screen.findByText("Word by word, with help")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Say another level" }));
  expect(screen.getByRole("radio", { name: "Word by word, with help" })).toBeChecked();
  await user.click(screen.getByRole("radio", { name: "Letter by letter" }));
  await user.click(screen.getByRole("button", { name: "Save the level" }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === "POST")?.body).toEqual({ level: "letters" }),
  );
});
