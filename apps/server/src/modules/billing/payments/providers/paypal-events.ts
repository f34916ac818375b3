import { verify } from "node:crypto";
import { crc32 } from "node:zlib";

import { z } from "zod";

import { CAPTURE } from "./find-paypal-payments.ts";
import type { PaypalCertificates } from "./paypal-certificates.ts";
import { ForgedEvent, type ProviderEvent } from "./provider.ts";

const MINUTE_MS = 60_000;
/** PayPal sends one again for three days; that it is believed once follows from its id. */
const OLDEST_MS = 73 * 60 * MINUTE_MS;
const AHEAD_MS = 5 * MINUTE_MS;

const Id = z.string().regex(/^[A-Za-z0-9-]{1,64}$/);
const Delivered = z.object({
  id: Id,
  event_type: z.string().min(1),
  resource: z.object({
    id: Id.optional().catch(undefined),
    dispute_id: Id.optional().catch(undefined),
    metadata: z.object({ order_id: Id }).optional().catch(undefined),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: Id }) })
      .optional()
      .catch(undefined),
    links: z
      .array(z.object({ rel: z.string(), href: z.string() }))
      .optional()
      .catch(undefined),
  }),
});

type Received = {
  /** As the bytes came: their sum is what is signed. */
  raw: Buffer;
  headers: Record<string, string | string[] | undefined>;
  webhookId: string;
  nowMs: number;
};

/**
 * What a delivery of PayPal is about, once it is signed by one of PayPal's certificates.
 * @throws ForgedEvent
 */
export async function readPaypalEvent(
  certificates: PaypalCertificates,
  { raw, headers, webhookId, nowMs }: Received,
): Promise<ProviderEvent> {
  const header = (name: string): string => {
    const value = headers[`paypal-${name}`];
    if (typeof value !== "string" || value === "") throw new ForgedEvent(`no ${name}`);
    return value;
  };
  const sentAt = header("transmission-time");
  const sentMs = Date.parse(sentAt);
  const isTimely = sentMs >= nowMs - OLDEST_MS && sentMs <= nowMs + AHEAD_MS;
  if (!isTimely) throw new ForgedEvent("too old, or not yet sent");
  if (header("auth-algo") !== "SHA256withRSA") throw new ForgedEvent("signed in another way");
  const signed = [header("transmission-id"), sentAt, webhookId, crc32(raw)].join("|");
  const signature = Buffer.from(header("transmission-sig"), "base64");
  const { publicKey } = await certificates.at(header("cert-url"), nowMs);
  if (publicKey.asymmetricKeyType !== "rsa") throw new ForgedEvent("another kind of key");
  const isGenuine = verify("sha256", Buffer.from(signed), publicKey, signature);
  if (!isGenuine) throw new ForgedEvent("not signed by PayPal");
  const delivered = Delivered.safeParse(JSON.parse(raw.toString("utf8")));
  return delivered.success ? eventOf(delivered.data) : null;
}

function eventOf({ id, event_type: kind, resource }: z.infer<typeof Delivered>): ProviderEvent {
  if (kind.startsWith("CUSTOMER.DISPUTE.")) {
    const reference = resource.dispute_id ?? resource.id;
    return reference ? { id, kind, about: "dispute", reference } : null;
  }
  const reference = paymentOf(kind, resource);
  return reference ? { id, kind, about: "payment", reference } : null;
}

/** The order, as far as it is named; else what was captured of it. */
function paymentOf(kind: string, resource: z.infer<typeof Delivered>["resource"]) {
  const { id, metadata, supplementary_data: data, links = [] } = resource;
  if (kind.startsWith("CHECKOUT.ORDER.")) return id;
  if (kind.startsWith("VAULT.PAYMENT-TOKEN.")) return metadata?.order_id;
  if (!/^PAYMENT[.](CAPTURE|REFUND)[.]/.test(kind)) return undefined;
  if (data) return data.related_ids.order_id;
  const up = links.find(({ rel }) => rel === "up")?.href;
  const capture = up ? /[/]captures[/]([A-Z0-9]{1,64})$/.exec(up)?.[1] : id;
  return capture && CAPTURE + capture;
}
