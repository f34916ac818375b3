import { beforeEach, expect, test, vi } from "vitest";

import { FakeTrack, asTrack, stubMedia } from "../../../test/fake-media.ts";
import { inMode, openCamera, openMicrophone } from "./open-track.ts";

let media: ReturnType<typeof stubMedia>;
beforeEach(() => {
  media = stubMedia();
});

test.each([
  ["recitation", false],
  ["talk", true],
] as const)("for %s everything that a browser does to a voice is %s", async (mode, isOn) => {
  await openMicrophone({ mode, deviceId: "usb" });
  expect(media.getUserMedia.mock.calls[0]?.[0].audio).toEqual({
    echoCancellation: isOn,
    noiseSuppression: isOn,
    autoGainControl: isOn,
    channelCount: { ideal: 1 },
    deviceId: { ideal: "usb" },
  });
});

test("a camera is asked for a small picture", async () => {
  await openCamera({});
  expect(media.getUserMedia.mock.calls[0]?.[0].video).toMatchObject({
    width: { ideal: 320 },
    frameRate: { ideal: 15, max: 15 },
  });
});

test.each([
  ["NotAllowedError", "refused"],
  ["NotFoundError", "notFound"],
  ["NotReadableError", "inUse"],
  ["TypeError", "other"],
])("%s is said as %s", async (name, fault) => {
  media.getUserMedia.mockRejectedValue(new DOMException("", name));
  expect(await openMicrophone({ mode: "talk" })).toEqual({ fault });
});

test.each([
  [false, "insecure"],
  [true, "unsupported"],
])("a browser without microphones on a page that is secure (%s) is %s", async (isSecure, fault) => {
  vi.stubGlobal("navigator", Object.assign(navigator, { mediaDevices: undefined }));
  vi.stubGlobal("isSecureContext", isSecure);
  expect(await openCamera({})).toEqual({ fault });
});

const treated = (isOn: boolean): MediaTrackSettings => ({
  echoCancellation: isOn,
  noiseSuppression: isOn,
  autoGainControl: isOn,
});

test("a track that a browser can change stays the same", async () => {
  const track = new FakeTrack();
  track.settings = treated(true);
  track.applyConstraints.mockImplementation(async () => {
    track.settings = treated(false);
  });
  expect(await inMode(asTrack(track), "recitation")).toBe(track);
  expect(media.getUserMedia).not.toHaveBeenCalled();
});

test("where it cannot, a new one is opened on the same device", async () => {
  const track = new FakeTrack();
  track.settings = { ...treated(true), deviceId: "usb" };
  track.applyConstraints.mockRejectedValue(new DOMException("", "OverconstrainedError"));
  expect(await inMode(asTrack(track), "recitation")).not.toBe(track);
  expect(media.getUserMedia.mock.calls[0]?.[0].audio).toMatchObject({
    deviceId: { ideal: "usb" },
    echoCancellation: false,
  });
  expect(track.readyState).toBe("live");
});

test("a browser that goes on saying what it always does is asked once", async () => {
  const track = new FakeTrack();
  track.settings = treated(true);
  media.getUserMedia.mockImplementation(async () => {
    const opened = new FakeTrack();
    opened.settings = treated(true);
    return new (globalThis.MediaStream as unknown as new (tracks: FakeTrack[]) => never)([opened]);
  });
  const opened = await inMode(asTrack(track), "recitation");
  expect(opened && (await inMode(opened, "recitation"))).toBe(opened);
  expect(media.getUserMedia).toHaveBeenCalledOnce();
});
