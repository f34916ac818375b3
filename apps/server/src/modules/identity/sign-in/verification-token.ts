import type { Context } from "../../../platform/context.ts";
import { openSealed, sealText } from "../../../platform/seal.ts";

const PURPOSE = "verify-email";
const TTL_MS = 7 * 86_400_000;

/** For the link that confirms an address: good for a week, as often as it is followed. */
export function makeVerificationToken(email: string, secret: string, now: Date): string {
  return sealText(`${now.getTime() + TTL_MS} ${email}`, PURPOSE, secret);
}

type Recipient = {
  email: string;
  /** The page to go on with. */
  returnTo?: string | undefined;
};

/** Asks the owner of an address to confirm it. */
export function verificationLink(
  { clock, config, secret }: Pick<Context, "clock" | "config" | "secret">,
  { email, returnTo }: Recipient,
): string {
  const token = makeVerificationToken(email, secret, clock.now());
  const next = returnTo === undefined ? "" : `&next=${encodeURIComponent(returnTo)}`;
  return `${config.publicUrl}/verify-email?token=${token}${next}`;
}

/** The address that the token confirms; undefined where it was not made here or has run out. */
export function readVerificationToken(
  token: string,
  secret: string,
  now: Date,
): string | undefined {
  const [expires, email] = openedOrEmpty(token, secret).split(" ");
  return Number(expires) > now.getTime() ? email : undefined;
}

function openedOrEmpty(token: string, secret: string): string {
  try {
    return openSealed(token, PURPOSE, secret);
  } catch {
    return "";
  }
}
