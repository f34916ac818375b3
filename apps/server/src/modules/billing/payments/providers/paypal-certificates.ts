import { X509Certificate } from "node:crypto";

import type { PaypalConfig } from "../../../../platform/paypal-config.ts";
import { ForgedEvent, ProviderUnreachable } from "./provider.ts";

const TIMEOUT_MS = 4_000;
const PATH = "/v1/notifications/certs/";
const NAMES = /(^|[.=])paypal[.]com$/m;
/** PayPal has one or two at a time. */
const KEPT = 8;

export type PaypalCertificates = {
  /**
   * The certificate at an address that a delivery names, valid now.
   * @throws ForgedEvent where PayPal does not keep its certificates there, or it is none of PayPal's
   * @throws ProviderUnreachable where it cannot be fetched
   */
  at(url: string, nowMs: number): Promise<X509Certificate>;
};

/**
 * PayPal's certificates, each fetched once. That one comes from PayPal is known by whom it is fetched from (TLS, no
 * redirect, PayPal's own hosts and path) and by its name; the chain above it is not sent along. Where the API stands
 * elsewhere, as in tests and the demo, its host counts as PayPal's.
 */
export function paypalCertificates({ apiUrl }: PaypalConfig): PaypalCertificates {
  const kept = new Map<string, X509Certificate>();
  const own = new URL(apiUrl);
  const isOwn = ({ origin }: URL) => origin === own.origin;
  return {
    at: async (text, nowMs) => {
      const url = URL.parse(text);
      if (!url || !(isOwn(url) || isPaypals(url)) || !url.pathname.startsWith(PATH)) {
        throw new ForgedEvent("a certificate from elsewhere");
      }
      const certificate = kept.get(url.href) ?? (await fetchOne(url));
      const isNamed = isPaypals(own) ? NAMES.test(certificate.subject) : true;
      const { validFromDate, validToDate } = certificate;
      const isValid = validFromDate.getTime() <= nowMs && nowMs <= validToDate.getTime();
      if (!isNamed || !isValid) throw new ForgedEvent("a certificate that does not count");
      if (kept.size >= KEPT) kept.clear();
      kept.set(url.href, certificate);
      return certificate;
    },
  };
}

const isPaypals = ({ protocol, hostname, port, username }: URL) =>
  protocol === "https:" && port === "" && username === "" && hostname.endsWith(".paypal.com");

async function fetchOne(url: URL): Promise<X509Certificate> {
  const pem = await fetchText(url);
  if (pem === null) throw new ForgedEvent("no such certificate");
  try {
    return new X509Certificate(pem);
  } catch {
    throw new ForgedEvent("no certificate");
  }
}

/** Null where there is none. */
async function fetchText(url: URL): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { redirect: "error", signal });
    const text = await response.text();
    if (response.ok) return text;
    if (response.status < 500 && response.status !== 429) return null;
    throw new Error(`status ${response.status}`);
  } catch (cause) {
    throw new ProviderUnreachable("PayPal: no certificate", { cause });
  }
}
