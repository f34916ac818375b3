/** The rounds that deal with a provider of payments, over and over from the instant that it is given: a process for tests that kill it. */
import { setTimeout } from "node:timers/promises";

import { chargeDue } from "../src/modules/billing/payments/charge-due.job.ts";
import { followPayments } from "../src/modules/billing/payments/follow-payments.job.ts";
import { takeEvents } from "../src/modules/billing/payments/take-events.job.ts";
import { sendRefunds } from "../src/modules/billing/refunds/send-refunds.job.ts";
import { readConfig } from "../src/platform/config.ts";
import type { RoundDeps } from "../src/platform/context.ts";
import { openServer } from "../src/platform/db/open-database.ts";

const { DATABASE_URL = "", NOW_MS = "0" } = process.env;
const config = readConfig(process.env);
const { db } = await openServer(DATABASE_URL);
const beganMs = performance.now();
const clock = { now: () => new Date(Number(NOW_MS) + performance.now() - beganMs) };
const log = { info() {}, warn() {}, error() {} };
const deps = { db, config, clock, log, secret: "", subscribers: [] } as unknown as RoundDeps;

process.send?.("ready");
for (;;) {
  for (const round of [chargeDue, takeEvents, followPayments, sendRefunds]) await round(deps);
  await setTimeout(20);
}
