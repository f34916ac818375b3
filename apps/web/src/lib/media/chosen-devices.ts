/** Which microphone and camera were chosen on this device: their ids and nothing else, and they never leave it. */

const KEYS = { microphone: "classroom-microphone", camera: "classroom-camera" } as const;
export type DeviceKind = keyof typeof KEYS;

const BROWSER_KINDS = { microphone: "audioinput", camera: "videoinput" } as const;

export function chosenDevice(kind: DeviceKind): string | null {
  try {
    return localStorage.getItem(KEYS[kind]);
  } catch {
    return null;
  }
}

export function chooseDevice(kind: DeviceKind, deviceId: string) {
  try {
    localStorage.setItem(KEYS[kind], deviceId);
  } catch {
    // Where the storage is closed it is chosen anew next time.
  }
}

/** With what somebody enters a room, as the check before it hands it over. */
export type OwnDevices = {
  microphone: MediaStreamTrack | null;
  camera: MediaStreamTrack | null;
  microphoneId: string | null;
  cameraId: string | null;
};

export type Device = { id: string; name: string };

/** Those that can be told apart. Before the first permission a browser gives them neither id nor name. */
export async function devicesOf(kind: DeviceKind): Promise<Device[]> {
  const all = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return all
    .filter(({ kind: one, deviceId, label }) => one === BROWSER_KINDS[kind] && deviceId && label)
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
}
