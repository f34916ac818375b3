import { expect, test } from "vitest";

import { platformOf } from "./platform.ts";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15";

test.each([
  ["iphone", `${IPHONE} (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`, 5],
  ["iphoneApp", `${IPHONE} (KHTML, like Gecko) CriOS/138.0 Mobile/15E148 Safari/604.1`, 5],
  ["iphone", `${MAC} (KHTML, like Gecko) Version/18.5 Safari/605.1.15`, 5],
  ["safari", `${MAC} (KHTML, like Gecko) Version/18.5 Safari/605.1.15`, 0],
  ["firefox", "Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0", 0],
  ["chrome", `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/138.0 Safari/537.36`, 5],
  ["chrome", "something that nobody has heard of", 0],
])("%s keeps its permissions in a place of its own: %s", (platform, userAgent, touchPoints) => {
  expect(platformOf(userAgent, touchPoints)).toBe(platform);
});
