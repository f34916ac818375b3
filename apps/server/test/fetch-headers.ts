import { signIns } from "../src/modules/identity/tables/sign-ins.ts";
import { systemClock } from "../src/platform/clock.ts";
import type { Database } from "../src/platform/db/database.ts";
import { signSessionToken } from "../src/platform/http/session-token.ts";

const DAY_MS = 86_400_000;

type Server = { db: Database; origin: string; secret: string };

/** What a person who is signed in sends with each call to a server that is a process of its own. */
export async function signedInHeaders({ db, origin, secret }: Server, userId: string) {
  const expiresAt = new Date(systemClock.now().getTime() + DAY_MS);
  await db.insert(signIns).values({ userId, token: userId, expiresAt });
  const cookie = `riwaq.session_token=${encodeURIComponent(signSessionToken(userId, secret))}`;
  const first = await fetch(`${origin}/api/users/me/`, { headers: { cookie } });
  const pair = first.headers.getSetCookie().find((one) => one.startsWith("csrftoken="));
  const csrf = pair?.split(";")[0]?.slice("csrftoken=".length) ?? "";
  return {
    "content-type": "application/json",
    "x-csrftoken": decodeURIComponent(csrf),
    cookie: `${cookie}; csrftoken=${csrf}`,
  };
}
