import type { FakeBank } from "./fake-bank.ts";
import type { FakeReturns } from "./fake-returns.ts";
import { type FakeState, newId } from "./fake-state.ts";
import {
  CancelIntent,
  ListOf,
  NewCustomer,
  NewIntent,
  NewRefund,
  NewSession,
  Nothing,
} from "./requests.ts";
import { StripeFault, badRequest, missing, parseParams, readForm } from "./stripe-request.ts";

export type Parts = {
  state: FakeState;
  bank: FakeBank;
  returns: FakeReturns;
  publicUrl: string;
  /** No list gives more at once, whatever is asked. */
  pageSize: number;
};

type Form = ReturnType<typeof readForm>;
type Answer = { expand?: string[] | undefined; body: object };
type Route = [path: RegExp, answer: (parts: Parts, form: Form, id: string) => Answer];
type ListName = keyof typeof ListOf;

const PLACES: Record<ListName, string> = {
  customers: "/v1/customers",
  sessions: "/v1/checkout/sessions",
  intents: "/v1/payment_intents",
  charges: "/v1/charges",
  refunds: "/v1/refunds",
  disputes: "/v1/disputes",
  events: "/v1/events",
};
const KINDS: Record<ListName, string> = {
  customers: "customer",
  sessions: "checkout.session",
  intents: "payment_intent",
  charges: "charge",
  refunds: "refund",
  disputes: "dispute",
  events: "event",
};
const LISTS = Object.keys(PLACES) as ListName[];

const POSTS: Route[] = [
  [
    /^\/v1\/customers$/,
    ({ state, bank }, form) => {
      const { email = null, metadata = {} } = parseParams(NewCustomer, form);
      const id = newId("cus");
      const customer = { id, object: "customer", created: bank.nowS(), livemode: false } as const;
      state.kept.customers[id] = { ...customer, email, metadata };
      return { body: { ...customer, email, metadata } };
    },
  ],
  [
    /^\/v1\/checkout\/sessions$/,
    ({ bank, publicUrl }, form) => {
      const asked = parseParams(NewSession, form);
      return { expand: asked.expand, body: bank.openPage(asked, publicUrl) };
    },
  ],
  [
    /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
    ({ state, bank }, form, id) => {
      const { expand } = parseParams(Nothing, form);
      const session = have(state.kept.sessions, "checkout.session", id);
      bank.expirePage(session);
      return { expand, body: session };
    },
  ],
  [
    /^\/v1\/payment_intents$/,
    ({ bank }, form) => {
      const asked = parseParams(NewIntent, form);
      return { expand: asked.expand, body: bank.chargeSaved(asked) };
    },
  ],
  [
    /^\/v1\/payment_intents\/(\w+)\/cancel$/,
    ({ state, bank }, form, id) => {
      const { expand, cancellation_reason = null } = parseParams(CancelIntent, form);
      const intent = have(state.kept.intents, "payment_intent", id);
      bank.cancelIntent(intent, cancellation_reason);
      return { expand, body: intent };
    },
  ],
  [
    /^\/v1\/payment_methods\/(\w+)\/detach$/,
    ({ state, bank }, form, id) => {
      const { expand } = parseParams(Nothing, form);
      const method = have(state.kept.methods, "PaymentMethod", id);
      bank.detach(method);
      return { expand, body: method };
    },
  ],
  [
    /^\/v1\/refunds$/,
    ({ returns }, form) => {
      const asked = parseParams(NewRefund, form);
      return { expand: asked.expand, body: returns.refund(asked) };
    },
  ],
];

const GETS: Route[] = [
  ...LISTS.map((name): Route => {
    const path = new RegExp(`^${PLACES[name]}$`);
    return [path, (parts, form) => listed(parts, name, form)];
  }),
  ...LISTS.map((name): Route => {
    const path = new RegExp(`^${PLACES[name]}/(\\w+)$`);
    return [
      path,
      ({ state }, form, id) => {
        const { expand } = parseParams(Nothing, form);
        return { expand, body: have<object>(state.kept[name], KINDS[name], id) };
      },
    ];
  }),
  [
    /^\/v1\/payment_methods\/(\w+)$/,
    ({ state }, form, id) => {
      const { expand } = parseParams(Nothing, form);
      return { expand, body: have(state.kept.methods, "PaymentMethod", id) };
    },
  ],
];

/** What Stripe answers; its faults are thrown. The answer is as it was then: nothing that follows changes it. */
export function answerOf(
  parts: Parts,
  asked: { method: string; path: string; params: string },
): unknown {
  const routes = { GET: GETS, POST: POSTS }[asked.method] ?? [];
  for (const [path, answer] of routes) {
    const match = path.exec(asked.path);
    if (!match) continue;
    const { body, expand = [] } = answer(parts, readForm(asked.params), match[1] ?? "");
    const copy = structuredClone(body);
    for (const field of expand) expandField(parts.state, copy, field.split("."));
    return copy;
  }
  const message = `Unrecognized request URL (${asked.method}: ${asked.path}).`;
  throw new StripeFault(404, { type: "invalid_request_error", message });
}

/** Newest first; of every filter the fields that it names must be so. */
function listed({ state, pageSize }: Parts, name: ListName, form: Form): Answer {
  const { limit, starting_after, expand, ...asked } = parseParams(ListOf[name], form);
  const { created, ...fields } = { created: undefined, ...asked };
  const kept: Record<string, { id: string; created: number }> = state.kept[name];
  const all = Object.values(kept).toReversed();
  const customer = (fields as { customer?: string }).customer;
  if (customer && !state.kept.customers[customer]) throw missing("customer", customer, "customer");
  const fitting = all.filter(
    (object) =>
      object.created >= (created?.gte ?? 0) &&
      object.created <= (created?.lte ?? Infinity) &&
      Object.entries(fields).every(
        ([field, value]) => value === undefined || Reflect.get(object, field) === value,
      ),
  );
  const from = starting_after ? fitting.findIndex(({ id }) => id === starting_after) + 1 : 0;
  const to = from + Math.min(limit, pageSize);
  const has_more = to < fitting.length;
  const data = fitting.slice(from, to);
  return { expand, body: { object: "list", data, has_more, url: PLACES[name] } };
}

function have<Kind>(all: Record<string, Kind>, kind: string, id: string): Kind {
  const found = Object.hasOwn(all, id) ? all[id] : undefined;
  if (!found) throw missing(kind, id, "id");
  return found;
}

/** In the place of an id the object itself. */
function expandField(state: FakeState, at: object, [field = "", ...inner]: string[]): void {
  const value: unknown = Reflect.get(at, field);
  if (value === undefined) throw badRequest(`This property cannot be expanded (${field}).`);
  if (Array.isArray(value)) {
    for (const item of value) expandField(state, item as object, inner);
    return;
  }
  if (value === null) return;
  const object = typeof value === "string" ? structuredClone(state.byId(value)) : value;
  if (typeof object !== "object") throw badRequest(`This property cannot be expanded (${field}).`);
  Reflect.set(at, field, object);
  if (inner.length > 0) expandField(state, object as object, inner);
}
