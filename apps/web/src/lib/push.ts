import type { PushSubscription as AgreedBrowser } from "@riwaq/contracts/notifications/notifications";
import * as notifications from "@riwaq/contracts/notifications/notifications.calls";

import { api } from "./api.ts";

const WORKER = "/sw.js";
/** Whose news this browser shows: a subscription alone does not say it. */
const OWNER_KEY = "push_owner";

export type PushState = "unsupported" | "denied" | "on" | "off";

function isSupported() {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

async function subscription() {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return registration?.pushManager.getSubscription();
}

export async function pushState(userId: string): Promise<PushState> {
  if (!isSupported()) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  const isMine = localStorage.getItem(OWNER_KEY) === userId;
  return isMine && (await subscription()) ? "on" : "off";
}

/** Asks the person, by the browser, and then tells the server where to push. */
export async function turnPushOn(userId: string, publicKey: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "denied" : "off";
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made with another key cannot be used.
  await (await pushManager.getSubscription())?.unsubscribe();
  const agreed = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = agreed.toJSON();
  const body = {
    endpoint: endpoint ?? "",
    keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" },
  } satisfies AgreedBrowser;
  await api(notifications.subscribe, { body });
  localStorage.setItem(OWNER_KEY, userId);
  return "on";
}

/** Nothing is shown here any more; the server is told as long as it can be. */
export async function turnPushOff(): Promise<PushState> {
  if (!isSupported()) return "unsupported";
  const agreed = await subscription();
  localStorage.removeItem(OWNER_KEY);
  if (!agreed) return "off";
  await agreed.unsubscribe();
  const body = { endpoint: agreed.endpoint };
  await api(notifications.dropSubscription, { body });
  return "off";
}
