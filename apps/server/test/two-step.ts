import { Secret, TOTP } from "otpauth";

import { PASSWORD } from "./factories.ts";
import type { TestApp } from "./test-app.ts";
import type { TestClient } from "./test-client.ts";

/** What an authenticator app shows at an instant. */
export function codeAt(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}

/** Turns the second step on through the calls themselves. */
export async function turnOnTwoStep(test: TestApp, browser: TestClient) {
  const begun = await browser.post("/api/profile/two-step/begin/", { current_password: PASSWORD });
  const { secret } = begun.json<{ secret: string }>();
  const confirmed = await browser.post("/api/profile/two-step/confirm/", {
    code: codeAt(secret, test.clock.now()),
  });
  const { recovery_codes: codes } = confirmed.json<{ recovery_codes: string[] }>();
  return { secret, codes };
}
