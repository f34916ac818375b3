import type { DemoAccount } from "@riwaq/contracts/institute/institute";

export const DEMO_PASSWORD = "riwaq-demo-2026";

/** One per role, printed at start and offered on the login page in demo mode only. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { role: "T", email: "teacher@riwaq.test", password: DEMO_PASSWORD },
  { role: "S", email: "student@riwaq.test", password: DEMO_PASSWORD },
  { role: "P", email: "parent@riwaq.test", password: DEMO_PASSWORD },
  { role: "A", email: "staff@riwaq.test", password: DEMO_PASSWORD },
];
