import { expect, it } from "vitest";

import { nameDevice } from "./name-device.ts";

const MOZILLA = "Mozilla/5.0";
const KHTML = "AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/141.0 Safari/537.36`,
    "Chrome",
    "Windows",
  ],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/141.0 Safari/537.36 Edg/141.0`,
    "Edge",
    "Windows",
  ],
  [`${MOZILLA} (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0`, "Firefox", "Linux"],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${KHTML} Version/18.5 Safari/605.1`,
    "Safari",
    "macOS",
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${KHTML} Version/18.5 Mobile/15E Safari/604.1`,
    "Safari",
    "iPhone",
  ],
  [
    `${MOZILLA} (iPad; CPU OS 18_5 like Mac OS X) ${KHTML} CriOS/141.0 Mobile/15E Safari/604.1`,
    "Chrome",
    "iPad",
  ],
  [
    `${MOZILLA} (Linux; Android 15; SM-S911B) ${KHTML} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    "Samsung Internet",
    "Android",
  ],
  [
    `${MOZILLA} (Linux; Android 15) ${KHTML} Chrome/141.0 Mobile Safari/537.36 OPR/90.0`,
    "Opera",
    "Android",
  ],
  ["curl/8.14", null, null],
  ["", null, null],
  [null, null, null],
])("%s", (userAgent, browser, system) => {
  expect(nameDevice(userAgent)).toEqual({ browser, system });
});
