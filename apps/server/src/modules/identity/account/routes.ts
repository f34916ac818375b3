/** What is one's own to decide about one's account: where it is signed in, its data, and its end. */
import * as account from "@riwaq/contracts/identity/account.calls";

import { requireSignedIn } from "../../../platform/actors.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { sessionCookieName, sessionCookieOptions } from "../../../platform/http/session-token.ts";
import { closeAccount } from "./close-account.ts";
import { endSignIn, endSignIns } from "./end-sign-ins.ts";
import { presentDevice } from "./presenter.ts";
import { findDevices, requirePerson } from "./queries.ts";
import { showConsequences } from "./show-consequences.ts";
import { signOutDevice, signOutOthers } from "./sign-out-device.ts";
import { writeArchive } from "./write-archive.ts";

const SECRET = { config: { isSecret: true } } as const;
const HOUR_MS = 3_600_000;

export const accountRoutes = routesOf("account", (on, app) => {
  on(account.devices, SECRET, async ({ ctx, sessionToken }) => {
    const rows = await findDevices(ctx.db, requireSignedIn(ctx.actor).id, ctx.clock.now());
    return rows.map((row) => presentDevice(row, sessionToken));
  });

  on(account.signOut, async ({ ctx, params: { id }, sessionToken }) =>
    signOutDevice(ctx, { id, sessionToken }),
  );

  on(account.signOutOthers, async ({ ctx, sessionToken }) => signOutOthers(ctx, { sessionToken }));

  on(account.devicesOf, async ({ ctx, params: { id }, sessionToken }) => {
    await requirePerson(ctx.db, id);
    const rows = await findDevices(ctx.db, id, ctx.clock.now());
    return rows.map((row) => presentDevice(row, sessionToken));
  });

  on(account.endSignIn, async ({ ctx, params: { id: personId, device }, sessionToken }) =>
    endSignIn(ctx, { personId, device, sessionToken }),
  );

  on(account.endSignIns, async ({ ctx, params: { id: personId }, sessionToken }) =>
    endSignIns(ctx, { personId, sessionToken }),
  );

  const gathering = app.throttle("data", {
    byAddress: { max: 20, windowMs: HOUR_MS },
    byAccount: { max: 5, windowMs: HOUR_MS },
  });
  on(account.data, { ...SECRET, preHandler: gathering }, async ({ ctx }, reply) => {
    const day = ctx.clock.now().toISOString().slice(0, 10);
    const archive = writeArchive(ctx, requireSignedIn(ctx.actor));
    return reply
      .header("cache-control", "no-store")
      .header("content-disposition", `attachment; filename="riwaq-data-${day}.zip"`)
      .type("application/zip")
      .send(archive);
  });

  on(account.consequences, SECRET, async ({ ctx }) => showConsequences(ctx));

  const proving = app.throttle("password", { byAddress: { max: 20, windowMs: 900_000 } });
  on(account.close, { preHandler: proving }, async ({ ctx, body }, reply) => {
    const closed = await closeAccount(ctx, body);
    const { isHttps } = ctx.config;
    reply.clearCookie(sessionCookieName(isHttps), sessionCookieOptions(isHttps));
    reply.issueCsrfToken(undefined);
    return closed;
  });
});
