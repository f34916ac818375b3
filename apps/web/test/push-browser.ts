import { vi } from "vitest";

/** A browser that can show what is pushed; the person agrees or not. */
export function pushBrowser(answer: NotificationPermission) {
  let agreed: object | null = null;
  const endpoint = "https://push.example.test/1";
  const made = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: "p", auth: "a" } }),
    unsubscribe: async () => {
      agreed = null;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => agreed,
    subscribe: vi.fn<(options: object) => Promise<object>>(async () => (agreed = made)),
  };
  const registration = { pushManager };
  const register = vi.fn<(script: string) => Promise<object>>(async () => registration);
  vi.stubGlobal("PushManager", Object);
  vi.stubGlobal("Notification", { permission: "default", requestPermission: async () => answer });
  vi.stubGlobal(
    "navigator",
    Object.assign(Object.create(navigator) as object, {
      serviceWorker: {
        register,
        ready: Promise.resolve(registration),
        getRegistration: async () => registration,
      },
    }),
  );
  return { register, subscribe: pushManager.subscribe, endpoint };
}
