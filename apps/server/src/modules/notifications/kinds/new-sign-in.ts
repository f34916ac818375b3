import { on } from "../../../platform/events/subscriber.ts";
import { loggedIn } from "../../identity/events.ts";
import { notify } from "../notifications/notify.ts";

/** A person is told of the first sign-in from a kind of browser that has not signed in to the account before. */
export const newSignIn = [
  on(loggedIn, async (ctx, tx, { subject: { id: userId }, aside: { newDevice: device } }) => {
    if (device === null) return;
    const at = ctx.clock.now().toISOString();
    const key = `new-sign-in:${device}:${at}`;
    const path = "/profile?tab=security";
    await notify(ctx, tx, [{ userId, event: "new-sign-in", key, params: { device, at }, path }]);
  }),
];
