import type { FakeOrders } from "./fake-orders.ts";
import type { FakeReturns } from "./fake-returns.ts";
import type { FakeState } from "./fake-state.ts";
import {
  NewOrder,
  NewRefund,
  Nothing,
  PaypalFault,
  Search,
  missing,
  parsed,
} from "./paypal-request.ts";

export type Parts = {
  state: FakeState;
  orders: FakeOrders;
  returns: FakeReturns;
  publicUrl: string;
  /** No list gives more at once, whatever is asked. */
  pageSize: number;
  /** What happened is listed so much later (ms). */
  listedAfterMs: number;
  nowMs: () => number;
};

type Asked = { body: unknown; query: Record<string, string>; id: string };
type Answer = { status: number; body: unknown };
type Route = [method: string, path: RegExp, answer: (parts: Parts, asked: Asked) => Answer];

const ok = (body: unknown): Answer => ({ status: 200, body });
const made = (body: unknown): Answer => ({ status: 201, body });
const WINDOW_MS = 31 * 86_400_000;

const ROUTES: Route[] = [
  [
    "POST",
    /^\/v2\/checkout\/orders$/,
    ({ orders }, { body }) => made(orders.make(parsed(NewOrder, body))),
  ],
  ["GET", /^\/v2\/checkout\/orders\/(\w+)$/, ({ orders }, { id }) => ok(orders.find(id))],
  [
    "POST",
    /^\/v2\/checkout\/orders\/(\w+)\/capture$/,
    ({ orders }, { id, body }) => {
      parsed(Nothing, body);
      return made(orders.capture(id));
    },
  ],
  ["GET", /^\/v2\/payments\/captures\/(\w+)$/, ({ returns }, { id }) => ok(returns.capture(id))],
  [
    "POST",
    /^\/v2\/payments\/captures\/(\w+)\/refund$/,
    ({ returns }, { id, body }) => made(returns.refund(id, parsed(NewRefund, body))),
  ],
  [
    "GET",
    /^\/v1\/customer\/disputes\/([\w-]+)$/,
    ({ returns }, { id }) => ok(returns.findDispute(id)),
  ],
  ["GET", /^\/v1\/reporting\/transactions$/, listed],
  [
    "DELETE",
    /^\/v3\/vault\/payment-tokens\/([\w-]+)$/,
    ({ orders }, { id }) => {
      orders.forget(id);
      return { status: 204, body: null };
    },
  ],
];

/** What PayPal answers; its faults are thrown. The answer is as it was then: nothing that follows changes it. */
export function answerOf(
  parts: Parts,
  asked: { method: string; path: string; search: string; body: string },
): Answer {
  const query = Object.fromEntries(new URLSearchParams(asked.search));
  for (const [method, path, answer] of ROUTES) {
    const match = method === asked.method ? path.exec(asked.path) : null;
    if (!match) continue;
    const body = asked.body === "" ? {} : jsonOf(asked.body);
    return structuredClone(answer(parts, { body, query, id: match[1] ?? "" }));
  }
  throw missing();
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw new PaypalFault(400, "INVALID_REQUEST", "MALFORMED_REQUEST_JSON");
  }
}

/** The oldest first, as far as they are listed by now. */
function listed({ state, pageSize, listedAfterMs, nowMs }: Parts, { query }: Asked): Answer {
  const { start_date, end_date, page, page_size } = parsed(Search, query);
  const [from, to] = [Date.parse(start_date), Date.parse(end_date)];
  if (to < from || to - from > WINDOW_MS) {
    throw new PaypalFault(400, "INVALID_REQUEST", "INVALID_DATE_RANGE");
  }
  const newest = Math.min(to, nowMs() - listedAfterMs);
  const all = state.kept.transactions.filter(({ transaction_initiation_date: at }) => {
    const atMs = Date.parse(at);
    return atMs >= from && atMs <= newest;
  });
  const size = Math.min(page_size, pageSize);
  const some = all.slice((page - 1) * size, page * size);
  return ok({
    transaction_details: some.map((transaction_info) => ({ transaction_info })),
    start_date,
    end_date,
    page,
    total_items: all.length,
    total_pages: Math.ceil(all.length / size),
  });
}
