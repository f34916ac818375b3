import { describe, expect, it } from "vitest";

import { readConfig } from "./config.ts";

const SECRET = "a secret that is as long as LiveKit asks";
const LIVEKIT = {
  LIVEKIT_URL: "wss://media.test/",
  LIVEKIT_API_KEY: "key",
  LIVEKIT_API_SECRET: SECRET,
};

function faultsOf(env: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return String(error).split("\n").slice(1);
  }
}

describe("a media server", () => {
  it("is there by all three of its settings, and not without", () => {
    expect(readConfig({}).livekit).toBeUndefined();
    expect(readConfig(LIVEKIT).livekit).toEqual({
      url: "wss://media.test",
      apiUrl: "https://media.test",
      apiKey: "key",
      apiSecret: SECRET,
    });
  });

  it.each([
    [{ LIVEKIT_URL: "wss://media.test" }, ["LIVEKIT_API_KEY", "LIVEKIT_API_SECRET"]],
    [{ LIVEKIT_API_KEY: "key", LIVEKIT_API_SECRET: SECRET }, ["LIVEKIT_URL"]],
    [{ ...LIVEKIT, LIVEKIT_URL: "media.test" }, ["LIVEKIT_URL"]],
    [{ ...LIVEKIT, LIVEKIT_URL: "https://media.test" }, ["LIVEKIT_URL"]],
    [{ ...LIVEKIT, LIVEKIT_API_SECRET: "short" }, ["LIVEKIT_API_SECRET"]],
    [
      { ...LIVEKIT, LIVEKIT_URL: "ws://media.test", PUBLIC_URL: "https://riwaq.test" },
      ["LIVEKIT_URL"],
    ],
  ])("is refused by %o, and no secret is repeated", (env, names) => {
    const faults = faultsOf(env);
    expect(faults.map((fault) => fault.trim().split(":")[0])).toEqual(names);
    expect(faults.join()).not.toContain(SECRET);
  });
});
