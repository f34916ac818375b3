import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test } from "../support/test.ts";

const PORT = Number(process.env.E2E_PORT) + 10_000;
const ADDRESS = `http://127.0.0.1:${PORT}`;
const SERVER = fileURLToPath(new URL("../../apps/server/dist/server.js", import.meta.url));
const PASSWORD = "correct-horse-battery";

let server: ChildProcess | undefined;
let dataDir = "";

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "riwaq-restart-"));
});

test.afterAll(async () => {
  server?.kill("SIGKILL");
  await rm(dataDir, { recursive: true, force: true });
});

async function startServer(): Promise<void> {
  server = spawn(process.execPath, [SERVER], {
    env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: "silent" },
    stdio: "ignore",
  });
  const isReady = () =>
    fetch(`${ADDRESS}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
}

async function killServer(): Promise<void> {
  if (!server) return;
  const ended = once(server, "exit");
  server.kill("SIGKILL");
  await ended;
}

test("a teacher's account and week survive a killed server", async ({ page, t }) => {
  test.setTimeout(90_000);
  await startServer();
  await page.goto(`${ADDRESS}/register`);
  await page.getByText(t("auth", "register.roles.T"), { exact: true }).click();
  await page.getByLabel(t("auth", "fields.name"), { exact: true }).fill("Mona El-Sherif");
  await page.getByLabel(t("auth", "fields.email"), { exact: true }).fill("mona@example.test");
  await page.getByLabel(t("auth", "fields.password"), { exact: true }).fill(PASSWORD);
  await page.getByText(t("auth", "fields.genders.F"), { exact: true }).click();
  await page.getByLabel(t("auth", "fields.phone"), { exact: true }).fill("+201000000000");
  await page.getByLabel(t("auth", "fields.zoomEmail"), { exact: true }).fill("mona@example.test");
  await page.getByLabel(t("auth", "fields.years"), { exact: true }).fill("7");
  await page.getByRole("button", { name: t("common", "actions.next"), exact: true }).click();

  const saturday = page.getByRole("region", { name: t("errors", "day_0") });
  await saturday.getByRole("button", { name: t("availability", "add") }).click();
  await page.getByRole("button", { name: t("availability", "export"), exact: true }).click();
  await expect(page).toHaveURL(`${ADDRESS}/`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("dashboard", "title"));
  await expect(page.getByText(t("dashboard", "reports.empty"))).toBeVisible();
  await page.goto("about:blank");
  await killServer();
  await startServer();
  await page.goto(`${ADDRESS}/settings`);
  await expect(saturday.getByRole("combobox").first()).toContainText("09:00");
  await expect(saturday.getByRole("combobox").last()).toContainText("17:00");
});
