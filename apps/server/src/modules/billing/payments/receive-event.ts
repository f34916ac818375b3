import type { Done } from "@riwaq/contracts/identity/authentication";

import { asSystem } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { keepEvent } from "./note-progress.ts";
import { paymentProviders } from "./providers/choose-provider.ts";
import { ForgedEvent, type PaymentProvider, ProviderUnreachable } from "./providers/provider.ts";

type Received = {
  provider: PaymentProvider["name"];
  raw: Buffer;
  headers: Record<string, string | string[] | undefined>;
};

/** Keeps that there is something to look at, once for each id. Without the provider there is no such address. */
export async function receiveEvent(ctx: Context, received: Received): Promise<Done> {
  const provider = paymentProviders(ctx.config).get(received.provider);
  if (!provider) throw new AppError("not_found");
  const event = await read(provider, received, ctx.clock.now());
  if (event) await keepEvent(asSystem(ctx), { provider: provider.name, event });
  return { done: true };
}

async function read(provider: PaymentProvider, { raw, headers }: Received, now: Date) {
  try {
    return await provider.readEvent(raw, headers, now.getTime());
  } catch (error) {
    if (error instanceof ForgedEvent) throw new AppError("unauthenticated");
    // What it is signed with could not be fetched: it is sent again.
    if (error instanceof ProviderUnreachable) throw new AppError("unavailable");
    throw error;
  }
}
