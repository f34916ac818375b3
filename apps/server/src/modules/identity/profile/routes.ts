/** One's own password and notification choices. */
import { PasswordChange } from "@riwaq/contracts/identity/profile";
import * as profile from "@riwaq/contracts/identity/profile.calls";

import { requireSignedIn } from "../../../platform/actors.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { NewPassword } from "../sign-in/passwords.ts";
import { changePassword } from "./change-password.ts";
import { chooseNotifications } from "./choose-notifications.ts";
import { findNotificationChoices } from "./queries.ts";

const asksNewPassword = PasswordChange.extend({ new_password: NewPassword });

export const ownSettingsRoutes = routesOf("profile", (on, app) => {
  const preHandler = app.throttle("password", { byAddress: { max: 20, windowMs: 900_000 } });
  on(
    profile.changePassword,
    { preHandler, schema: { body: asksNewPassword } },
    async ({ ctx, body, sessionToken }) => changePassword(ctx, body, sessionToken),
  );

  on(profile.notificationChoices, async ({ ctx }) =>
    findNotificationChoices(ctx.db, requireSignedIn(ctx.actor).id),
  );

  on(profile.chooseNotifications, async ({ ctx, body }) => {
    await chooseNotifications(ctx, body);
    return body;
  });
});
