import { defineConfig, devices } from "@playwright/test";

import { findChromium } from "../scripts/ensure-chromium.mjs";

// Ten ports for this run and its workers, so that two runs on one machine do not meet; none that a connection takes by itself.
process.env.E2E_PORT ??= String(12_000 + (process.pid % 2_000) * 10);
const PORT = Number(process.env.E2E_PORT);

const executablePath = findChromium();

const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // A microphone that beeps, and a camera with a clock on it.
    "--use-fake-ui-for-media-stream",
    "--use-fake-device-for-media-stream",
  ],
};

const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };
const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };

// What is the same in every language and on every screen; who has several roles sets the width as well.
const ONCE = /listening|restart|resources|offline|roles|staff-day/;

// Pictures are compared where they were taken, in one language of each direction.
const PICTURES = /design/;
// The family of this journey reads French, its teacher Arabic.
const FRENCH = /invitation|lessons/;
// One report that waits in the demo, lessons, offers, money and memory, followed on a family's phone: each happens once.
const PHONE =
  /first-lesson|reports|one-lesson|closed-lessons|offers|transfer|money|classroom|memory/;
// These set the width of the screen themselves; the longest words are French, the other direction is Arabic.
const WIDTHS = /twice its size|narrowest phone/;
// Whoever signs in: seen in one language of each direction, one on a desktop in the dark, one on a phone by day.
const MEMBERS = /(teacher|parent|staff) can use every page/;
const elsewhere = process.platform === "linux" ? [] : [PICTURES];

export default defineConfig({
  testDir: "./journeys",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  // Two browsers and three servers share two cores: what passes waits no longer for it.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [["line"]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    timezoneId: "Europe/Paris",
    // Recording every journey would double the time; a second try of a failed one is recorded.
    trace: "on-first-retry",
    launchOptions,
  },
  projects: [
    {
      name: "en",
      testIgnore: [FRENCH, PHONE, ...elsewhere],
      grepInvert: [WIDTHS, MEMBERS],
      use: { ...desktop, locale: "en-GB" },
    },
    {
      name: "fr",
      testIgnore: [ONCE, PICTURES, PHONE],
      grepInvert: MEMBERS,
      use: { ...desktop, locale: "fr-FR" },
    },
    {
      name: "ar-rtl",
      testIgnore: [ONCE, FRENCH, PHONE, ...elsewhere],
      use: { ...desktop, locale: "ar-EG" },
    },
    {
      name: "mobile",
      testIgnore: [ONCE, PICTURES],
      grepInvert: WIDTHS,
      use: { ...phone, locale: "fr-FR" },
    },
  ],
  webServer: {
    command: "node start-server.mjs",
    env: { E2E_PORT: String(PORT) },
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
