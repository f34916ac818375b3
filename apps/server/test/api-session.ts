/** A signed-out browser on a real address: fetches its csrftoken once and sends it along. */
export async function apiSession(url: string) {
  const first = await fetch(`${url}/api/users/me/`);
  const cookies = new Map(first.headers.getSetCookie().map(pairOf));
  return async (path: string, body: unknown): Promise<Response> => {
    const answer = await fetch(`${url}/api${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-csrftoken": decodeURIComponent(cookies.get("csrftoken") ?? ""),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
      body: JSON.stringify(body),
    });
    for (const [name, value] of answer.headers.getSetCookie().map(pairOf)) cookies.set(name, value);
    return answer;
  };
}

function pairOf(header: string): [string, string] {
  const pair = header.split(";")[0] ?? "";
  const at = pair.indexOf("=");
  return [pair.slice(0, at), pair.slice(at + 1)];
}
