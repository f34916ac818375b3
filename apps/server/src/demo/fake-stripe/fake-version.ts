import type Stripe from "stripe";

/** What the library asks for; another one is refused until the fake was read against it. */
export const API_VERSION: Stripe.LatestApiVersion = "2026-10-28.endive";
