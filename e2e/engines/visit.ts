import { type Language, textsOf } from "../support/texts.ts";
import type { EnginePage, Thing } from "./page.ts";

const DEMO_PASSWORD = "riwaq-demo-2026";

/** Opens a window that knows nothing of an earlier visitor. */
export type Open = () => Promise<EnginePage>;

export const button = (named: string): Thing => ({ is: "button", named });
export const field = (named: string): Thing => ({ is: "field", named });

/** What stands before the first blank of a text. */
export const startOf = (text: string) => text.split("{{")[0] ?? "";

type Login = { email: string; password: string; language?: Language };

export async function fillLogin(page: EnginePage, { email, password, language = "fr" }: Login) {
  const t = textsOf(language);
  await page.sees(button(t("auth", "login.submit")));
  await page.write(field(t("auth", "fields.email")), email);
  await page.write(field(t("auth", "fields.password")), password);
  await page.press(button(t("auth", "login.submit")));
  await page.isAt("/");
}

export async function logIn(open: Open, who: string) {
  const page = await open();
  await page.goto("/login?lang=fr");
  await fillLogin(page, { email: `${who}@riwaq.test`, password: DEMO_PASSWORD });
  return page;
}
