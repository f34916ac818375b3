/** The keys by which browsers know that a push comes from this site (RFC 8292). */
export type VapidKeys = { publicKey: string; privateKey: string };

/** An account at Twilio, or at whoever speaks its messages API. */
export type TextingConfig = {
  apiUrl: string;
  account: string;
  token: string;
  smsFrom: string | undefined;
  whatsappFrom: string | undefined;
};

type Settings = Partial<
  Record<
    | "VAPID_PUBLIC_KEY"
    | "VAPID_PRIVATE_KEY"
    | "TEXT_ACCOUNT"
    | "TEXT_TOKEN"
    | "TEXT_FROM"
    | "WHATSAPP_FROM",
    string | undefined
  >
>;

/** What is set by halves. */
export function channelFaults(set: Settings): string[] {
  const faults: string[] = [];
  const vapid = ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"] as const;
  const missing = vapid.filter((name) => !set[name]);
  if (missing.length === 1) faults.push(`${missing[0]}: missing; push needs both keys or none`);
  const senders = [set.TEXT_FROM, set.WHATSAPP_FROM].filter(Boolean);
  const account = ["TEXT_ACCOUNT", "TEXT_TOKEN"] as const;
  const isTexting = senders.length > 0 || account.some((name) => set[name]);
  if (!isTexting) return faults;
  for (const name of account) if (!set[name]) faults.push(`${name}: missing; texts need it`);
  if (senders.length === 0) faults.push("TEXT_FROM: missing; texts need it or WHATSAPP_FROM");
  return faults;
}

export function vapidOf(env: Settings): VapidKeys | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  return publicKey && privateKey ? { publicKey, privateKey } : undefined;
}

export function textingOf(env: Settings, apiUrl: string): TextingConfig | undefined {
  const { TEXT_ACCOUNT: account, TEXT_TOKEN: token } = env;
  if (!account || !token) return undefined;
  return { apiUrl, account, token, smsFrom: env.TEXT_FROM, whatsappFrom: env.WHATSAPP_FROM };
}
