import { expect, test } from "vitest";

import { withLongerPackets } from "./longer-packets.ts";

const HEAD = "v=0\r\no=- 1 2 IN IP4 127.0.0.1\r\ns=-\r\n";
const VIDEO = "m=video 9 UDP/TLS/RTP/SAVPF 96\r\na=mid:1\r\n";
const AUDIO = "m=audio 9 UDP/TLS/RTP/SAVPF 111\r\na=rtpmap:111 opus/48000/2\r\n";

test("a voice is asked for in packets of sixty milliseconds, and the picture is left alone", () => {
  expect(withLongerPackets(`${HEAD}${AUDIO}${VIDEO}`)).toBe(
    `${HEAD}${AUDIO}a=ptime:60\r\n${VIDEO}`,
  );
});

test("what was asked for before gives way, also asked for twice", () => {
  const once = withLongerPackets(`${HEAD}${AUDIO}a=ptime:20\r\na=maxptime:20\r\n${VIDEO}`);
  expect(once).toBe(`${HEAD}${AUDIO}a=ptime:60\r\n${VIDEO}`);
  expect(withLongerPackets(once)).toBe(once);
});

test("where no voice is spoken of nothing is added", () => {
  expect(withLongerPackets(`${HEAD}${VIDEO}`)).toBe(`${HEAD}${VIDEO}`);
  expect(withLongerPackets("")).toBe("");
});
