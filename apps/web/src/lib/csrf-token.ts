const COOKIE = "csrftoken";
const WHO_AM_I = "/api/users/me/";
const LOOK_EVERY_MS = 50;
const LOOKS_MAX = 60;

let refused: string | undefined;

function readCookie(name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = document.cookie.split("; ").find((part) => part.startsWith(prefix));
  return pair && decodeURIComponent(pair.slice(prefix.length));
}

function shownToken(): string | undefined {
  const token = readCookie(COOKIE);
  return token === refused ? undefined : token;
}

/** WebKit shows scripts a cookie only a moment after the answer that set it. */
async function tokenOnceShown(): Promise<string | undefined> {
  for (let look = 0; look < LOOKS_MAX && !shownToken(); look += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_EVERY_MS);
    });
  }
  return shownToken();
}

/** What the header X-CSRFToken carries. The cookie comes with users/me/, asked where none is shown that could hold. */
export async function csrfToken(): Promise<string> {
  const token = shownToken();
  if (token) return token;
  await fetch(WHO_AM_I, { credentials: "include" });
  return (await tokenOnceShown()) ?? readCookie(COOKIE) ?? "";
}

/** That token belongs to an earlier sign-in: the next call waits for another one. */
export function refuseCsrfToken(token: string): void {
  refused = token;
}
