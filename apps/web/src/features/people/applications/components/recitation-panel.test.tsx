import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { buildApplication, buildRecitation } from "../../../../../test/build-application.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { RecitationPanel } from "./recitation-panel.tsx";

/** What a browser with a microphone does, as far as the panel asks for it. */
class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type.startsWith("audio/webm");
  state = "inactive";
  readonly mimeType = "audio/webm;codecs=opus";
  start() {
    this.state = "recording";
  }
  stop() {
    this.state = "inactive";
    const data = new Blob(["sound"]);
    this.dispatchEvent(Object.assign(new Event("dataavailable"), { data }));
    this.dispatchEvent(new Event("stop"));
  }
}

class FakeContext {
  readonly state = "running";
  createAnalyser = () => ({ fftSize: 4, getFloatTimeDomainData: () => undefined });
  createMediaStreamSource = () => ({ connect: () => undefined });
  close = () => Promise.resolve();
}

const stopTrack = vi.fn();
const stream = { getTracks: () => [{ stop: stopTrack }] };
const microphone = vi.fn();

beforeEach(() => {
  document.cookie = "csrftoken=abc";
  stopTrack.mockClear();
  microphone.mockReset().mockResolvedValue(stream);
  vi.stubGlobal("MediaRecorder", FakeRecorder);
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal(
    "navigator",
    Object.assign(navigator, { mediaDevices: { getUserMedia: microphone } }),
  );
  URL.createObjectURL = () => "blob:recorded";
  URL.revokeObjectURL = () => undefined;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const button = (name: string) => screen.findByRole("button", { name });

test("a recitation is recorded, heard again and kept; the microphone is let go", async () => {
  const calls = stubApi({});
  const sent = vi.fn();
  vi.stubGlobal(
    "fetch",
    vi.fn(async (input: unknown, init: RequestInit = {}) => {
      sent(String(input), init.method, (init.body as Blob | null)?.type);
      return Response.json(buildApplication());
    }),
  );
  const { user } = await renderWithProviders(<RecitationPanel recitation={null} />);
  expect(screen.getByText(/Only you and the institute hear it/)).toBeVisible();
  await user.click(await button("Record"));
  expect(await screen.findByText("Recording")).toBeVisible();
  await user.click(await button("Stop"));
  expect(await screen.findByText("Listen before you keep it.")).toBeVisible();
  expect(stopTrack).toHaveBeenCalled();
  await user.click(await button("Keep this recording"));
  expect(await screen.findByText("Your recitation is kept")).toBeVisible();
  const [address, method, type] = sent.mock.calls.at(-1) ?? [];
  expect(address).toMatch(/\/api\/application\/recitation\/\?seconds=[\d.e-]+$/);
  expect([method, type]).toEqual(["PUT", "audio/webm"]);
  expect(calls).toEqual([]);
});

test("it ends by itself after ninety seconds", async () => {
  stubApi({});
  await renderWithProviders(<RecitationPanel recitation={null} />);
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole("button", { name: "Record" }));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText("0:30 left")).toBeVisible();
  expect(screen.getByRole("meter", { name: "How loud you are" })).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(screen.getByText("Listen before you keep it.")).toBeVisible();
  expect(screen.getByText("0:00 / 1:30")).toBeVisible();
});

test.each([
  ["NotAllowedError", /may not use the microphone/],
  ["NotFoundError", /No microphone was found/],
])("without a microphone (%s) it is said what to do", async (name, text) => {
  stubApi({});
  microphone.mockRejectedValue(new DOMException("", name));
  const { user } = await renderWithProviders(<RecitationPanel recitation={null} />);
  await user.click(await button("Record"));
  expect(await screen.findByText(text)).toBeVisible();
  expect(await button("Choose a file")).toBeEnabled();
});

test("a browser that cannot record says so, and takes a file", async () => {
  stubApi({});
  vi.stubGlobal("MediaRecorder", undefined);
  Reflect.deleteProperty(globalThis, "MediaRecorder");
  const { user } = await renderWithProviders(<RecitationPanel recitation={null} />);
  await user.click(await button("Record"));
  expect(await screen.findByText(/cannot record/)).toBeVisible();
});

test("one that is kept is heard, with what staff made of it and who hears it", async () => {
  stubApi({});
  const refused = buildRecitation({ state: "refused", note: "Too far away." });
  await renderWithProviders(<RecitationPanel recitation={refused} />);
  expect(await button("Play: Your recitation")).toBeVisible();
  expect(screen.getByText("Not accepted")).toBeVisible();
  expect(screen.getByText("Too far away.")).toBeVisible();
  expect(screen.getByText("Families do not see it")).toBeVisible();
});
