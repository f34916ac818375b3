import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { LESSON, PUPIL } from "../../../../../test/build-classroom.ts";
import { buildRecitation } from "../../../../../test/build-recitation.ts";
import { FakeStream, FakeTrack } from "../../../../../test/fake-media.ts";
import { FakeMediaRecorder, FakeMixer, stubRecorder } from "../../../../../test/fake-recorder.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { type Answer, type SentRequest, stubApi } from "../../../../../test/stub-api.ts";
import { RecorderPanel } from "./recorder-panel.tsx";
import { RecordingProvider } from "./recording-provider.tsx";

const BEGIN = "POST /api/recitations/";
const ID = "00000000-0000-4000-a000-000000000000";
const CONSENT = `GET /api/students/${PUPIL}/recording-consent/`;
const given = { given_at: "2026-10-03T10:00:00.000Z", given_by: "Nora", can_change: false };
const INES = { id: PUPIL, name: "Inès Lambert" };

beforeEach(() => {
  document.cookie = "csrftoken=t;path=/";
  stubRecorder();
  vi.stubGlobal("MediaStream", FakeStream);
  vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => bytes);
});

type Options = {
  answers?: Record<string, Answer | ((request: SentRequest) => Answer)>;
  track?: FakeTrack | null;
  isRecorded?: boolean;
  page?: number;
};

async function open(options: Options = {}) {
  const { answers = {}, track = new FakeTrack(), isRecorded = false, page = 604 } = options;
  const sent = stubApi({
    [CONSENT]: { body: given },
    [BEGIN]: { body: buildRecitation({ id: ID, state: "recording" }) },
    [`PUT /api/recitations/${ID}/pieces/0/`]: { status: 204 },
    [`PUT /api/recitations/${ID}/pieces/1/`]: { status: 204 },
    [`POST /api/recitations/${ID}/end/`]: { body: buildRecitation({ id: ID }) },
    ...answers,
  });
  const stream = track && (new FakeStream([track]) as unknown as MediaStream);
  const view = await renderWithProviders(
    <RecordingProvider lesson={LESSON} voices={new Map(stream ? [[PUPIL, [stream]]] : [])}>
      <RecorderPanel
        pupil={INES}
        page={page}
        lastMarked={{ sura: 113, aya: 2 }}
        mayBeRecorded
        isRecorded={isRecorded}
      />
    </RecordingProvider>,
  );
  return { ...view, sent };
}

const button = () => screen.findByRole("button", { name: "Record this passage" });

it("records whom it hears by one press, from the aya that was marked last, until the next press", async () => {
  const track = new FakeTrack();
  const { user, sent } = await open({ track });
  await user.click(await button());
  const stop = await screen.findByRole("button", { name: "Stop" });
  expect(sent.find(({ path }) => path === "/api/recitations/")?.body).toEqual({
    id: ID,
    student_id: PUPIL,
    session_id: LESSON,
    from: { sura: 113, aya: 2 },
    to: { sura: 114, aya: 6 },
  });
  expect(FakeMixer.all[0]?.heard).toEqual(new Set([track]));
  act(() => FakeMediaRecorder.all[0]?.hand("one"));
  await user.click(stop);
  expect(await screen.findByText("The recording is kept.")).toBeVisible();
  const ended = sent.find(({ path }) => path.endsWith("/end/"));
  expect(ended?.body).toMatchObject({ pieces: 2, type: "audio/mp4" });
  expect(FakeMixer.all[0]?.isClosed).toBe(true);
  expect(await button()).toBeEnabled();
});

it("records to an ayah of one of the next pages where that is chosen", async () => {
  const { user, sent } = await open({ page: 3 });
  const to = await screen.findByRole("combobox", { name: "To ayah" });
  expect(to).toHaveTextContent(/^16$/);
  await user.click(to);
  await user.click(await screen.findByRole("option", { name: "20 · p. 4" }));
  await user.click(await button());
  await waitFor(() =>
    expect(sent.find(({ path }) => path === "/api/recitations/")?.body).toMatchObject({
      from: { sura: 2, aya: 6 },
      to: { sura: 2, aya: 20 },
    }),
  );
});

it("names the sura of an ayah where it is not the page’s one", async () => {
  const { user } = await open({ page: 1 });
  const to = await screen.findByRole("combobox", { name: "To ayah" });
  expect(to).toHaveTextContent(/^7$/);
  await user.click(to);
  expect(await screen.findByRole("option", { name: "Al-Baqara 1 · p. 2" })).toBeVisible();
});

it("says that not all of it arrived where the server takes no more", async () => {
  const closed = { status: 409, body: { detail: ["This recording has ended."] } };
  const { user } = await open({
    answers: { [`PUT /api/recitations/${ID}/pieces/0/`]: closed },
  });
  await user.click(await button());
  await user.click(await screen.findByRole("button", { name: "Stop" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(/Not all of the sound/);
  expect(await button()).toBeEnabled();
});

it("says why it could not begin", async () => {
  const busy = { status: 409, body: { detail: ["A recitation is already being recorded."] } };
  const { user } = await open({ answers: { [BEGIN]: busy } });
  await user.click(await button());
  expect(await screen.findByText(/already being recorded/)).toBeVisible();
  expect(FakeMediaRecorder.all).toEqual([]);
});

it("offers no recording without consent, and says who gives it", async () => {
  await open({ answers: { [CONSENT]: { body: { ...given, given_at: null } } } });
  expect(await screen.findByText(/A parent does so on the page Children/)).toBeVisible();
  expect(await button()).toBeDisabled();
  expect(screen.queryByRole("combobox")).toBeNull();
});

it("names the day on which consent was given", async () => {
  await open();
  expect(await screen.findByText(/Consent given on/)).toBeVisible();
});

it.each([
  [{ track: null }, /Inès Lambert is not heard here yet/],
  [{ isRecorded: true }, /still open/],
])("begins nothing with %o", async (options, reason) => {
  await open(options);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(await button()).toBeDisabled();
});

it("begins nothing in a browser that cannot record", async () => {
  vi.stubGlobal("MediaRecorder", { isTypeSupported: () => false });
  await open();
  expect(await screen.findByText(/This browser cannot record/)).toBeVisible();
  await waitFor(async () => expect(await button()).toBeDisabled());
});
