import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { FakeConnection } from "../../../../../test/fake-connection.ts";
import { FakeTrack, stubMedia } from "../../../../../test/fake-media.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { chosenDevice } from "../../../../lib/media/chosen-devices.ts";
import { RoomCheck } from "./room-check.tsx";
import type { RoomCheckProps } from "./room-check.tsx";

let media: ReturnType<typeof stubMedia>;
/** What a connection finds of itself. */
let found: { type: string; address: string }[];

class FindingConnection extends FakeConnection {
  createDataChannel = () => ({});
  override async setLocalDescription() {
    for (const one of [...found.map((rest) => ({ candidate: "c", ...rest })), null]) {
      this.dispatchEvent(Object.assign(new Event("icecandidate"), { candidate: one }));
    }
  }
}

class FakeRecorder extends EventTarget {
  static isTypeSupported = () => true;
  state = "inactive";
  readonly mimeType = "audio/mp4";
  start = () => void (this.state = "recording");
  stop() {
    this.state = "inactive";
    this.dispatchEvent(Object.assign(new Event("dataavailable"), { data: new Blob(["sound"]) }));
    this.dispatchEvent(new Event("stop"));
  }
}

beforeEach(() => {
  media = stubMedia();
  found = [{ type: "srflx", address: "203.0.113.7" }];
  vi.stubGlobal("RTCPeerConnection", FindingConnection);
  vi.stubGlobal("MediaRecorder", FakeRecorder);
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Response.json({ status: "ok" })),
  );
});

const onReady = vi.fn<RoomCheckProps["onReady"]>();
async function show(props: Partial<RoomCheckProps> = {}) {
  onReady.mockClear();
  const { user, ...view } = await renderWithProviders(
    <RoomCheck
      iceServers={[]}
      isCameraOffered
      isCameraOnAtFirst={false}
      roleHint="pupil"
      onReady={onReady}
      {...props}
    />,
  );
  const press = async (name: string | RegExp) =>
    user.click(await screen.findByRole("button", { name }));
  return { ...view, user, press };
}
const choice = () => onReady.mock.calls[0]?.[0];

test("nothing is asked of the browser before a press", async () => {
  await show();
  expect(media.getUserMedia).not.toHaveBeenCalled();
  expect(FakeConnection.all.filter((one) => one instanceof FindingConnection)).toEqual([]);
});

test("a microphone is opened for recitation, heard, and taken into the room with its id", async () => {
  const { press, unmount } = await show();
  await press("Check sound and connection");
  expect(await screen.findByText("You can be heard.")).toBeVisible();
  expect(screen.getByRole("meter", { name: "How loud you are" })).toBeVisible();
  expect(media.getUserMedia).toHaveBeenCalledOnce();
  expect(media.getUserMedia.mock.calls[0]?.[0].audio).toMatchObject({ echoCancellation: false });
  await press("Enter the lesson");
  expect(choice()).toMatchObject({ camera: null, microphoneId: "device-1" });
  unmount();
  expect(choice()?.microphone?.readyState).toBe("live");
});

test("a long vowel is recorded for four seconds and can be heard again", async () => {
  URL.createObjectURL = () => "blob:sample";
  URL.revokeObjectURL = () => undefined;
  const { press } = await show();
  await press("Check sound and connection");
  expect(await screen.findByText(/that is what the teacher hears/)).toBeVisible();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await press("Record for four seconds");
  expect(screen.getByRole("button", { name: /^Recording/ })).toBeDisabled();
  await act(() => vi.advanceTimersByTimeAsync(4000));
  vi.useRealTimers();
  expect(await screen.findByRole("button", { name: /^Play: Your long/ })).toBeVisible();
});

test.each([
  ["NotAllowedError", /not allowed to use the microphone/, /address bar/],
  ["NotFoundError", /No microphone was found/, null],
  ["NotReadableError", /Another program is using the microphone/, null],
  ["TypeError", /could not be opened/, null],
])("after %s it is said what to do, and one can enter to listen", async (name, why, what) => {
  media.getUserMedia.mockRejectedValueOnce(new DOMException("", name));
  const { press } = await show();
  await press("Check sound and connection");
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.queryAllByText(what ?? /address bar/)).toHaveLength(what ? 1 : 0);
  await press("Enter without a microphone");
  expect(choice()).toMatchObject({ microphone: null });
});

test("what was refused and is allowed now is opened by another press", async () => {
  media.getUserMedia.mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
  const { press } = await show();
  await press("Check sound and connection");
  await press("Try again");
  expect(await screen.findByText("You can be heard.")).toBeVisible();
});

test("over plain http the address is named as the reason, and nothing is offered that cannot help", async () => {
  vi.stubGlobal("navigator", Object.assign(navigator, { mediaDevices: undefined }));
  vi.stubGlobal("isSecureContext", false);
  const { press } = await show();
  await press("Check sound and connection");
  expect(await screen.findByText(/begins with http/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("who skips the check enters with a microphone, and is told where it is refused", async () => {
  const { press, unmount } = await show();
  await press("Enter without checking");
  expect(choice()?.microphone).toBeInstanceOf(FakeTrack);
  unmount();
  media.getUserMedia.mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
  const again = await show();
  await again.press("Enter without checking");
  expect(await screen.findByText(/not allowed to use the microphone/)).toBeVisible();
  expect(onReady).not.toHaveBeenCalled();
});

test("who only listens enters at once and is asked for nothing", async () => {
  const { press, unmount } = await show();
  await press("Enter and only listen");
  expect(choice()).toMatchObject({ microphone: null, camera: null });
  unmount();
  await show({ roleHint: "listener" });
  expect(screen.queryByRole("button", { name: "Enter and only listen" })).toBeNull();
  expect(media.getUserMedia).not.toHaveBeenCalled();
});

test("the camera is off until it is wanted, and of several the chosen one is remembered", async () => {
  media.devices.push(
    { kind: "videoinput", deviceId: "device-1", label: "Front" },
    { kind: "videoinput", deviceId: "device-2", label: "Back" },
  );
  const { press, user } = await show();
  await press("Check sound and connection");
  await user.click(await screen.findByRole("switch", { name: "Show my picture" }));
  expect(await screen.findByLabelText("Your picture")).toBeVisible();
  await user.click(screen.getByRole("combobox", { name: "Which camera" }));
  await user.click(await screen.findByRole("option", { name: "Back" }));
  expect(chosenDevice("camera")).toBe("device-2");
  expect(media.getUserMedia).toHaveBeenLastCalledWith({
    video: expect.objectContaining({ deviceId: { ideal: "device-2" } }),
  });
});

test.each([
  ["straight from device to device", [{ type: "srflx", address: "203.0.113.7" }], 0],
  ["by our relay", [{ type: "relay", address: "203.0.113.9" }], 0],
  ["only reaches devices in the same network", [{ type: "host", address: "10.0.0.2" }], 1],
  ["lets no call through", [], 1],
])("the connection: %s", async (said, addresses, links) => {
  found = addresses;
  const { press } = await show({ ownLink: "https://meet.example/youssef" });
  await press("Check sound and connection");
  expect(await screen.findByText(new RegExp(said))).toBeVisible();
  expect(screen.queryAllByRole("link", { name: "Open the teacher’s other room" })).toHaveLength(
    links,
  );
});

test.each([
  ["can be reached from here", true, 0],
  ["cannot be reached from here", false, 1],
])("a media server by which voices go %s", async (said, isThere, links) => {
  found = [];
  const asked = vi.fn(async (url: string, options?: RequestInit) => {
    if (url.startsWith("https:") && !isThere) throw new TypeError("Failed to fetch");
    return Response.json({ mode: options?.mode ?? null });
  });
  vi.stubGlobal("fetch", asked);
  const ownLink = "https://meet.example/youssef";
  const { press } = await show({ mediaServer: "wss://media.test", ownLink });
  await press("Check sound and connection");
  expect(await screen.findByText(new RegExp(said))).toBeVisible();
  expect(asked).toHaveBeenCalledWith(
    "https://media.test",
    expect.objectContaining({ mode: "no-cors" }),
  );
  expect(screen.queryAllByRole("link", { name: "Open the teacher’s other room" })).toHaveLength(
    links,
  );
});

test("a server that does not answer is said first", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Promise.reject(new TypeError("Failed to fetch"))),
  );
  const { press } = await show();
  await press("Check sound and connection");
  expect(await screen.findByText(/Our server does not answer/)).toBeVisible();
});

test("a page that is left without entering lets its microphone go", async () => {
  const { press, unmount } = await show();
  await press("Check sound and connection");
  await screen.findByText("You can be heard.");
  const stream = await media.getUserMedia.mock.results[0]?.value;
  unmount();
  expect(stream?.tracks[0]?.readyState).toBe("ended");
});
