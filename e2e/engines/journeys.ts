import { textsOf } from "../support/texts.ts";
import { familyCancels, pupilIsReported, teacherUploads } from "./lessons.ts";
import type { EnginePage } from "./page.ts";
import { type Open, button, field, fillLogin, logIn } from "./visit.ts";

const fr = textsOf("fr");
const ar = textsOf("ar");
const PASSWORD = "correct-horse-battery";

async function register(
  open: Open,
  role: "S" | "P" | "T",
  write: (page: EnginePage, email: string) => Promise<void>,
) {
  const page = await open();
  const email = `${role.toLowerCase()}-${crypto.randomUUID()}@example.test`;
  await page.goto("/register?lang=fr");
  await page.press({ is: "button", part: fr("auth", `register.roles.${role}`) });
  await page.write(field(fr("auth", "fields.name")), "Salma Haddad");
  await page.write(field(fr("auth", "fields.email")), email);
  await page.write(field(fr("auth", "fields.password")), PASSWORD);
  await page.press({ is: "choice", named: fr("auth", "fields.genders.F") });
  await write(page, email);
  return { page, email };
}

async function studentRegisters(open: Open) {
  const { page, email } = await register(open, "S", async (form) => {
    await form.write(field(fr("auth", "fields.age")), "21");
    await form.press(button(fr("auth", "register.submit")));
  });
  await page.isAt("/login");
  await fillLogin(page, { email, password: PASSWORD });
  await page.sees({ is: "text", named: fr("dashboard", "home.S") });
}

async function parentRegisters(open: Open) {
  const { page, email } = await register(open, "P", async (form) => {
    await form.write(field(fr("auth", "fields.phone")), "+33199001420");
    await form.press(button(fr("auth", "register.submit")));
  });
  await page.isAt("/login");
  await fillLogin(page, { email, password: PASSWORD });
  await page.sees({ is: "text", named: fr("dashboard", "home.P") });
}

async function teacherRegisters(open: Open) {
  const { page } = await register(open, "T", async (form, email) => {
    await form.write(field(fr("auth", "fields.phone")), "+201000000000");
    await form.write(field(fr("auth", "fields.zoomEmail")), email);
    await form.write(field(fr("auth", "fields.years")), "7");
    await form.press(button(fr("common", "actions.next")));
  });
  await page.press(button(fr("availability", "export")));
  await page.isAt("/");
  await page.sees({ is: "title", named: fr("dashboard", "title") });
}

/** Four roles, each with nothing but the right password in a browser that was never here. */
async function everyoneLogsIn(open: Open) {
  const homes = { teacher: fr("dashboard", "title"), student: "", parent: "", staff: "" };
  for (const [who, title] of Object.entries(homes)) {
    const page = await logIn(open, who);
    await page.sees(title ? { is: "title", named: title } : { is: "title" });
  }
}

async function visitorReadsArabic(open: Open) {
  const page = await open();
  await page.goto("/programs?lang=ar");
  await page.sees({ is: "link", named: ar("common", "nav.about") });
  const direction = await page.call<string>("() => document.documentElement.dir");
  if (direction !== "rtl") throw new Error(`Arabic is written ${direction}`);
}

export const journeys: Record<string, (open: Open) => Promise<void>> = {
  "a visitor reads Arabic from right to left": visitorReadsArabic,
  "everyone logs in, in a browser that was never here": everyoneLogsIn,
  "a student registers": studentRegisters,
  "a parent registers": parentRegisters,
  "a teacher registers and publishes the week": teacherRegisters,
  "a parent books a lesson, cancels it and takes that back": familyCancels,
  "a teacher writes a report, and the bell leads the parent to it": pupilIsReported,
  "a teacher uploads a page": teacherUploads,
};
