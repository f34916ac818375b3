import type { Config } from "../../../../platform/config.ts";
import { paypalPayments } from "./paypal.ts";
import type { PaymentProvider } from "./provider.ts";
import { stripePayments } from "./stripe.ts";

export type PaymentProviders = ReadonlyMap<string, PaymentProvider>;

const made = new WeakMap<Config, PaymentProviders>();

/** Those that are set up here. */
export function paymentProviders(config: Config): PaymentProviders {
  const known = made.get(config);
  if (known) return known;
  const providers: PaymentProvider[] = [
    ...(config.stripe ? [stripePayments(config.stripe)] : []),
    ...(config.paypal ? [paypalPayments(config.paypal)] : []),
  ];
  const all = new Map(providers.map((provider) => [provider.name, provider]));
  made.set(config, all);
  return all;
}
