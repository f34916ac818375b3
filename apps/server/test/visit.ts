type Sent = { body?: Record<string, string>; headers?: Record<string, string> };

/** What a browser is shown at an address, or where it is led. */
export async function visit(url: string, { body, headers = {} }: Sent = {}) {
  const method = body ? "POST" : "GET";
  const form = body ? new URLSearchParams(body) : null;
  const response = await fetch(url, { method, headers, body: form, redirect: "manual" });
  const text = await response.text();
  return { status: response.status, location: response.headers.get("location"), text };
}
