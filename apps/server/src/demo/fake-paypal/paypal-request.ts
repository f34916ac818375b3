import { CURRENCIES } from "@riwaq/domain/billing/units";
import { z } from "zod";

/** What PayPal answers to a request that it does not fulfil. */
export class PaypalFault extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, name: string, issue?: string) {
    super(issue ?? name);
    this.status = status;
    const details = issue ? { details: [{ issue, description: issue.toLowerCase() }] } : {};
    this.body = { name, message: name.toLowerCase(), debug_id: "fake", ...details };
  }
}

export const refused = (issue: string) => new PaypalFault(422, "UNPROCESSABLE_ENTITY", issue);
export const missing = () => new PaypalFault(404, "RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID");

const Text = z.string().min(1).max(127);
const Url = z.url().max(4_000);
const Money = z.strictObject({
  // Dirhams are no money of PayPal's.
  currency_code: z.enum(CURRENCIES.filter((currency) => currency !== "MAD")),
  value: z.string().regex(/^[1-9]\d{0,6}\.\d{2}$|^0\.(0[1-9]|[1-9]\d)$/),
});
const USAGES = z.enum(["IMMEDIATE", "RECURRING_PREPAID", "UNSCHEDULED_PREPAID"]);

const Unit = z.strictObject({
  amount: Money,
  custom_id: Text,
  invoice_id: Text,
  description: Text,
});

const OnPage = z.strictObject({
  experience_context: z.strictObject({
    return_url: Url,
    cancel_url: Url,
    locale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
    user_action: z.literal("PAY_NOW"),
    shipping_preference: z.literal("NO_SHIPPING"),
    payment_method_preference: z.literal("IMMEDIATE_PAYMENT_REQUIRED"),
  }),
  attributes: z
    .strictObject({
      vault: z.strictObject({
        store_in_vault: z.literal("ON_SUCCESS"),
        usage_type: z.literal("MERCHANT"),
        usage_pattern: USAGES,
      }),
    })
    .optional(),
});

const BySaved = z.strictObject({
  vault_id: z.string().regex(/^[0-9a-zA-Z_-]{1,255}$/),
  stored_credential: z.strictObject({
    payment_initiator: z.literal("MERCHANT"),
    usage: z.literal("SUBSEQUENT"),
    usage_pattern: USAGES,
  }),
});

/** Ours alone of all that PayPal takes: what a client adds is added here, after reading what PayPal makes of it. */
export const NewOrder = z.strictObject({
  intent: z.literal("CAPTURE"),
  purchase_units: z.tuple([Unit]),
  payment_source: z.strictObject({ paypal: z.union([OnPage, BySaved]) }),
});

export const Nothing = z.strictObject({});

export const NewRefund = z.strictObject({ amount: Money, custom_id: Text });

const Instant = z.iso.datetime();

export const Search = z.strictObject({
  start_date: Instant,
  end_date: Instant,
  fields: z.literal("transaction_info"),
  page_size: z.coerce.number().pipe(z.int().min(1).max(500)),
  page: z.coerce.number().pipe(z.int().min(1)),
});

export function parsed<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new PaypalFault(400, "INVALID_REQUEST", "INVALID_PARAMETER_SYNTAX");
}
