export type PaypalConfig = {
  clientId: string;
  clientSecret: string;
  /** Of the webhook as PayPal's dashboard names it: part of what PayPal signs. */
  webhookId: string;
  apiUrl: string;
};

const PAYPAL_CREDENTIALS = [
  "PAYPAL_CLIENT_ID",
  "PAYPAL_CLIENT_SECRET",
  "PAYPAL_WEBHOOK_ID",
] as const;

type Set = Partial<Record<(typeof PAYPAL_CREDENTIALS)[number], string | undefined>>;

export function paypalFaults(set: Set): string[] {
  const missing = PAYPAL_CREDENTIALS.filter((name) => !set[name]);
  if (missing.length === PAYPAL_CREDENTIALS.length) return [];
  return missing.map((name) => `${name}: missing; PayPal needs ${PAYPAL_CREDENTIALS.join(", ")}`);
}

export function paypalOf(set: Set, apiUrl: string): PaypalConfig | undefined {
  const [clientId, clientSecret, webhookId] = PAYPAL_CREDENTIALS.map((name) => set[name]);
  if (!clientId || !clientSecret || !webhookId) return undefined;
  return { clientId, clientSecret, webhookId, apiUrl };
}
