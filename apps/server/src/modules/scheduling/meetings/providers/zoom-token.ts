import { z } from "zod";

import type { Clock } from "../../../../platform/clock.ts";
import type { ZoomConfig } from "../../../../platform/config.ts";
import { askZoom, readZoomAnswer, zoomFault } from "./ask-zoom.ts";

const EARLY_MS = 60_000;

const TokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
});

type Token = { value: string; usableUntilMs: number };

export type ZoomTokens = {
  current(): Promise<string>;
  /** After Zoom has refused it: the next call asks for another. A newer one stays. */
  discard(value: string): void;
};

/** Access tokens live for an hour: one serves every call until shortly before, and calls at once share one request. */
export function zoomTokens(config: ZoomConfig, clock: Clock, timeoutMs?: number): ZoomTokens {
  let token: Token | undefined;
  let asking: Promise<Token> | undefined;
  return {
    current: async () => {
      if (token && clock.now().getTime() < token.usableUntilMs) return token.value;
      asking ??= requestToken(config, clock, timeoutMs).finally(() => (asking = undefined));
      token = await asking;
      return token.value;
    },
    discard: (value) => {
      if (token?.value === value) token = undefined;
    },
  };
}

async function requestToken(
  config: ZoomConfig,
  clock: Clock,
  timeoutMs: number | undefined,
): Promise<Token> {
  const doing = "ask for an access token";
  const query = new URLSearchParams({
    grant_type: "account_credentials",
    account_id: config.accountId,
  });
  const pair = Buffer.from(`${config.clientId}:${config.clientSecret}`).toString("base64");
  const answer = await askZoom({
    url: `${config.oauthUrl}/oauth/token?${query}`,
    method: "POST",
    authorization: `Basic ${pair}`,
    timeoutMs,
  });
  if (answer.status !== 200) throw zoomFault(answer, doing, clock);
  const { access_token, expires_in } = readZoomAnswer(answer, TokenAnswer, doing);
  const usableUntilMs = clock.now().getTime() + expires_in * 1_000 - EARLY_MS;
  return { value: access_token, usableUntilMs };
}
