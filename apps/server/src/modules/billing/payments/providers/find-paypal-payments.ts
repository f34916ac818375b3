import { z } from "zod";

import type { AskPaypal } from "./ask-paypal.ts";
import { PaypalOrder, paymentOfOrder } from "./paypal-orders.ts";
import type { ProviderPayment } from "./provider.ts";

/** A reference that names what was captured, where the order behind it is not known yet. */
export const CAPTURE = "capture:";

const CapturedOf = z.object({
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
    .optional(),
});

/** By an order's id, or by `capture:` and the id of what was captured. Null for what PayPal does not know. */
export async function findOrder(asks: AskPaypal, reference: string): Promise<PaypalOrder | null> {
  const id = reference.startsWith(CAPTURE)
    ? await orderOfCapture(asks, reference.slice(CAPTURE.length))
    : reference;
  return id === null
    ? null
    : asks.get(`/v2/checkout/orders/${encodeURIComponent(id)}`, PaypalOrder);
}

async function orderOfCapture(asks: AskPaypal, id: string): Promise<string | null> {
  const found = await asks.get(`/v2/payments/captures/${encodeURIComponent(id)}`, CapturedOf);
  return found?.supplementary_data?.related_ids?.order_id ?? null;
}

const DAY_MS = 86_400_000;
/** No search goes further at once. */
const WINDOW_MS = 31 * DAY_MS;

type Span = { sinceMs: number; untilMs: number };

const Found = z.object({
  transaction_details: z.array(
    z.object({
      transaction_info: z.object({
        transaction_id: z.string(),
        paypal_reference_id: z.string().optional(),
        transaction_event_code: z.string(),
        custom_field: z.string().optional(),
      }),
    }),
  ),
  total_pages: z.int(),
});

type Transaction = z.infer<typeof Found>["transaction_details"][number]["transaction_info"];

/** The movements of the account. PayPal lists them up to three hours after they happened. */
async function searchTransactions(asks: AskPaypal, { sinceMs, untilMs }: Span) {
  const all: Transaction[] = [];
  for (let fromMs = sinceMs; fromMs < untilMs; fromMs += WINDOW_MS) {
    const toMs = Math.min(fromMs + WINDOW_MS, untilMs);
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const found = await asks.get("/v1/reporting/transactions", Found, {
        start_date: new Date(fromMs).toISOString(),
        end_date: new Date(toMs).toISOString(),
        fields: "transaction_info",
        page_size: "500",
        page: String(page),
      });
      all.push(...(found?.transaction_details ?? []).map((one) => one.transaction_info));
      pages = found?.total_pages ?? 0;
    }
  }
  return all;
}

/** Payments are T00…, what goes back is T11… and names the payment. Everything else is no payment of a payer. */
function captureOf({ transaction_event_code: code, ...one }: Transaction): string | null {
  if (code.startsWith("T00")) return one.transaction_id;
  return code.startsWith("T11") ? (one.paypal_reference_id ?? null) : null;
}

async function paymentsOf(asks: AskPaypal, captures: Iterable<string>) {
  const found = new Map<string, ProviderPayment>();
  for (const id of captures) {
    const order = await findOrder(asks, CAPTURE + id);
    if (order) found.set(order.id, paymentOfOrder(order));
  }
  return [...found.values()];
}

/** Payments that were captured, and those of which something went back, in that time: each once. */
export async function changedPayments(asks: AskPaypal, span: Span): Promise<ProviderPayment[]> {
  const transactions = await searchTransactions(asks, span);
  const captures = transactions.flatMap((one) => captureOf(one) ?? []);
  return paymentsOf(asks, new Set(captures));
}

/** By our id, which PayPal repeats in its list: what a process asked for that died before it heard the answer. */
export async function findByOurId(
  asks: AskPaypal,
  paymentId: string,
  span: Span,
): Promise<ProviderPayment | null> {
  const transactions = await searchTransactions(asks, span);
  const ours = transactions.filter(({ custom_field }) => custom_field === paymentId);
  const [first] = await paymentsOf(asks, new Set(ours.flatMap((one) => captureOf(one) ?? [])));
  return first ?? null;
}
