import { parseArgs } from "node:util";

import { Email, Name } from "@riwaq/contracts/fields";
import { Language } from "@riwaq/contracts/languages";
import { StaffRight } from "@riwaq/contracts/roles";

import { restoreAccount } from "../modules/identity/account/restore-account.ts";
import { createStaff } from "../modules/identity/authentication/create-staff.ts";
import { dropTwoStep } from "../modules/identity/two-step/turn-off-two-step.ts";
import { setRights } from "../modules/identity/users/set-rights.ts";
import { persons } from "../persons.ts";
import { AppError } from "../platform/app-error.ts";
import { systemClock } from "../platform/clock.ts";
import { readConfig } from "../platform/config.ts";
import type { Context } from "../platform/context.ts";
import { openDatabase } from "../platform/db/open-database.ts";
import { messageText } from "../platform/i18n/translate.ts";
import { readSecret } from "../platform/secret.ts";
import { openStorage } from "../platform/storage/open-storage.ts";
import { subscribers } from "../subscribers.ts";
import { CliError, runCli } from "./run-cli.ts";

const USAGE = `Usage:
  npm run staff -- create --name "Full name" --email address@example.org [--language en|fr|ar]
  npm run staff -- rights --email address@example.org --rights people,lessons,content,money,pay,audit
  npm run staff -- restore --email address@example.org
  npm run staff -- two-step-off --email address@example.org

create makes a staff account and prints a link, valid for a day and once, with which the person chooses a password.
rights says all that somebody may decide from now on; who has an account, and was no staff, becomes one.
restore opens a closed account again, within the twelve months for which it is kept.
two-step-off lets somebody in by the password alone who has lost the authenticator app and the recovery codes.
With the embedded database, stop the server first.`;

await runCli(USAGE, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: "string" },
      email: { type: "string" },
      rights: { type: "string" },
      language: { type: "string", default: "en" },
    },
  });
  const [act] = positionals;
  if (!values.email) return undefined;
  const email = valid(Email.safeParse(values.email));
  if (act === "rights" && values.rights !== undefined) {
    const named = values.rights.split(",").filter((right) => right !== "");
    return giveRights(email, valid(StaffRight.array().safeParse(named)));
  }
  if (act === "restore") return restore(email);
  if (act === "two-step-off") return turnTwoStepOff(email);
  if (act !== "create" || !values.name) return undefined;
  const input = {
    name: valid(Name.safeParse(values.name)),
    email,
    language: valid(Language.safeParse(values.language)),
  };
  return create(input);
});

async function create(input: { name: string; email: string; language: Language }): Promise<string> {
  const { link } = await inSystem(input.language, (ctx) => createStaff(ctx, input));
  return `Staff account for ${input.email}. Hand this one-time link to the person:\n${link}`;
}

async function giveRights(email: string, rights: StaffRight[]): Promise<string> {
  await inSystem("en", (ctx) => setRights(ctx, { email, rights }));
  return `${email} is staff and decides about: ${rights.join(", ") || "nothing"}.`;
}

async function restore(email: string): Promise<string> {
  await inSystem("en", (ctx) => restoreAccount(ctx, { email, persons }));
  return `The account of ${email} is open again. Lessons that were cancelled stay so.`;
}

async function turnTwoStepOff(email: string): Promise<string> {
  await inSystem("en", (ctx) => dropTwoStep(ctx, { email }));
  return `${email} logs in by the password alone.`;
}

async function inSystem<Result>(
  language: Language,
  work: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(process.env);
  const database = await openDatabase(config, "npm run staff");
  try {
    const { db, patientDb } = database;
    const shared = { db, patientDb, clock: systemClock, config, secret: readSecret(config) };
    const log = { info() {}, warn() {}, error() {} };
    const actor = { kind: "system" } as const;
    const storage = openStorage(config);
    const ctx = { actor, language, log, storage, subscribers, ...shared };
    return await work(ctx);
  } catch (error) {
    throw error instanceof AppError ? new CliError(textsOf(error).join("\n")) : error;
  } finally {
    await database.close();
  }
}

function textsOf(error: AppError): string[] {
  return Object.values(error.fields).flatMap((messages) =>
    messages.map((message) => messageText(message, "en")),
  );
}

function valid<Value>(
  result: { success: true; data: Value } | { success: false; error: Error },
): Value {
  if (result.success) return result.data;
  throw new CliError(`That is not usable: ${result.error.message}`);
}
