import type {
  Charge,
  OrderStart,
  Quote,
  Subscription,
  Subscriptions,
} from "@riwaq/contracts/billing/subscriptions";

export const INES = { id: "11111111-1111-4111-8111-111111111111", name: "Inès Lambert" };
export const YANIS = { id: "22222222-2222-4222-8222-222222222222", name: "Yanis Lambert" };

/** Inès, two lessons of 45 minutes a week, in the middle of a period. */
export function buildSubscription(changes: Partial<Subscription> = {}): Subscription {
  return {
    id: "33333333-3333-4333-8333-333333333333",
    state: "active",
    student: INES,
    lessons_per_week: 2,
    length_minutes: 45,
    currency: "EUR",
    minutes_left: 270,
    lessons_left: 6,
    minutes_owed: 0,
    discount_basis_points: 0,
    ordered_at: "2026-10-01T10:00:00Z",
    withdrawable_until: null,
    next_payment: {
      at: "2026-12-12T08:00:00Z",
      amount: 9600,
      trigger: "time",
      starts_at: "2026-12-15T08:00:00Z",
    },
    awaits_payment: false,
    next_plan: null,
    period_ends_at: "2026-12-15T08:00:00Z",
    paused_until: null,
    ends_at: null,
    first_uncovered_at: null,
    unpaid: null,
    ...changes,
  };
}

/** What Inès's parent is asked for first. */
export function buildCharge(changes: Partial<Charge> = {}): Charge {
  return {
    id: "44444444-4444-4444-8444-444444444444",
    state: "due",
    cause: "order",
    amount: 9600,
    to_pay: 9600,
    currency: "EUR",
    reference: "RF18539007547034",
    due_at: "2026-11-21T08:00:00Z",
    paid_at: null,
    attempt: null,
    next_attempt_at: null,
    providers: ["stripe", "paypal"],
    transfer: null,
    students: [INES],
    ...changes,
  };
}

export function buildSubscriptions(changes: Partial<Subscriptions> = {}): Subscriptions {
  return {
    is_open: true,
    subscriptions: [buildSubscription()],
    learners: [],
    charges: [],
    method: {
      id: "55555555-5555-4555-8555-555555555555",
      provider: "stripe",
      brand: "visa",
      last4: "4242",
      account: null,
      expires_on: "2027-12-31",
    },
    credits: [],
    time_zone: "Europe/Paris",
    ...changes,
  };
}

const TWICE = "66666666-6666-4666-8666-666666666666";
const THRICE = "77777777-7777-4777-8777-777777777777";

export function buildOrderStart(changes: Partial<OrderStart> = {}): OrderStart {
  return {
    student: INES,
    refused: null,
    payer_name: "Nadia Lambert",
    payer_address: "12 rue des Lilas\n75020 Paris",
    country: "FR",
    currency: "EUR",
    plans: [
      {
        id: TWICE,
        lessons_per_week: 2,
        length_minutes: 45,
        amounts: { EUR: 9600, CHF: 10_400 },
      },
      { id: THRICE, lessons_per_week: 3, length_minutes: 45, amounts: { EUR: 13_900 } },
    ],
    ...changes,
  };
}

export function buildQuote(changes: Partial<Quote> = {}): Quote {
  return {
    plan_id: TWICE,
    lessons_per_week: 2,
    length_minutes: 45,
    minutes: 360,
    lessons: 8,
    currency: "EUR",
    list_amount: 9600,
    discount_basis_points: 0,
    amount: 9600,
    tax: 1600,
    tax_basis_points: 2000,
    tax_ground: "",
    credit: 0,
    conditions: "0".repeat(64),
    first_lesson_from: "2026-12-06T23:00:00Z",
    withdrawable_until: "2026-12-06T22:59:59.999Z",
    time_zone: "Europe/Paris",
    seller: {
      name: "Riwaq SAS",
      form: "société par actions simplifiée",
      address: "1 place de l’Institut, 75006 Paris",
      email: "bonjour@riwaq.test",
      phone: "+33 1 00 00 00 00",
      registration: "RCS Paris 000 000 000",
      mediator: "Médiateur de la consommation, 75000 Paris",
    },
    hash: "a".repeat(64),
    ...changes,
  };
}
