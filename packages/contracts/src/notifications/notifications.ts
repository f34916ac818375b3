import { CHANNELS, NOTICE_GROUPS } from "@riwaq/domain/notifications/groups";
import { z } from "zod";

import { Id } from "../fields.ts";
import { NotificationChoices } from "../identity/profile.ts";
import { Language } from "../languages.ts";
import { message } from "../messages.ts";

export const Channel = z.enum(CHANNELS);

/** One entry of the bell. The text is made from `event` and `params` in the reader's language. */
export const Notification = z.object({
  id: z.string(),
  /** Counted per person; the id of the event in the stream. */
  seq: z.int(),
  /** Its text, by a name that a page of before may not know. */
  event: z.string(),
  params: z.record(z.string(), z.string()),
  /** Where the institute says it in words of its own: the text before its variables are put in. */
  wordings: z.partialRecord(Language, z.string()).optional(),
  /** An address of the site. */
  path: z.string(),
  created_at: z.string(),
  read_at: z.string().nullable(),
});
export type Notification = z.infer<typeof Notification>;

/** No column holds a larger one. */
const SEQ_MAX = 2_147_483_647;

/** GET /notifications/?before=<seq>: newest first, 30 at a time. */
export const NotificationsQuery = z.object({
  before: z.coerce
    .number(message("invalid"))
    .int(message("invalid"))
    .min(1)
    .max(SEQ_MAX)
    .optional(),
});
export const Notifications = z.object({
  unread: z.int(),
  notifications: z.array(Notification),
  /** Whether older ones follow. */
  has_more: z.boolean(),
});
export type Notifications = z.infer<typeof Notifications>;

/** POST /notifications/read/: these, or all up to a number. */
export const NotificationsRead = z.union([
  z.object({ ids: z.array(Id).min(1).max(100) }),
  z.object({ up_to: z.int().min(1).max(SEQ_MAX) }),
]);
export type NotificationsRead = z.infer<typeof NotificationsRead>;
export const Unread = z.object({ unread: z.int() });
export type Unread = z.infer<typeof Unread>;

/** GET /notifications/stream/ (text/event-stream): `event: notification` with a Notification, `event: unread` with Unread, `event: changed` with ChangedTopics. */
export type StreamEvent = "notification" | "unread";

export const NoticeGroupName = z.enum(NOTICE_GROUPS);

/** GET and PUT /notifications/choices/: the switches of the profile, one for each group and channel, and when nothing rings. */
export const NotificationMatrix = z.object({
  /** As GET /profile/notifications/ has them. They stand above the choices. */
  switches: NotificationChoices,
  choices: z.array(
    z.object({
      group: NoticeGroupName,
      channel: Channel,
      is_on: z.boolean(),
      /** Security mails cannot be turned off. */
      is_fixed: z.boolean(),
    }),
  ),
  /** What the institute has set up; choices on other channels are kept for when it has. */
  channels: z.array(Channel),
  /** Minutes of the day in the reader's zone; both null: no quiet hours. */
  quiet_from: z.int().min(0).max(1439).nullable(),
  quiet_to: z.int().min(0).max(1439).nullable(),
});
export type NotificationMatrix = z.infer<typeof NotificationMatrix>;
export const NotificationMatrixChange = z
  .object({
    switches: NotificationChoices,
    choices: z
      .array(z.object({ group: NoticeGroupName, channel: Channel, is_on: z.boolean() }))
      .max(64),
    quiet_from: z
      .int(message("invalid"))
      .min(0, message("invalid"))
      .max(1439, message("invalid"))
      .nullable(),
    quiet_to: z
      .int(message("invalid"))
      .min(0, message("invalid"))
      .max(1439, message("invalid"))
      .nullable(),
  })
  .partial()
  .refine((change) => typeof change.quiet_from === typeof change.quiet_to, {
    path: ["quiet_to"],
    error: message("quiet_both"),
  })
  .refine(
    (change) => change.quiet_from !== change.quiet_to || typeof change.quiet_from !== "number",
    {
      path: ["quiet_to"],
      error: message("quiet_same"),
    },
  );
export type NotificationMatrixChange = z.infer<typeof NotificationMatrixChange>;

/** What the browser needs to agree to push; null where the institute has not set it up. */
export const PushKey = z.object({ public_key: z.string().nullable() });
export type PushKey = z.infer<typeof PushKey>;
export const PushSubscription = z.object({
  endpoint: z
    .url({ protocol: /^https$/, error: message("url_invalid") })
    .max(1000, message("invalid"))
    .refine((url) => !/^[^/]*[/][/][^/]*@/.test(url), message("url_invalid")),
  keys: z.object({
    p256dh: z.string(message("required")).min(1, message("required")).max(200, message("invalid")),
    auth: z.string(message("required")).min(1, message("required")).max(100, message("invalid")),
  }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

/** The token of a mail's List-Unsubscribe: in the address where a mail program posts, in the body where our page does. */
export const Unsubscribe = z.object({
  token: z.string(message("required")).min(1).max(600).optional(),
});
export type Unsubscribe = z.infer<typeof Unsubscribe>;
/** The news that do not come by mail any more. */
export const Unsubscribed = z.object({ group: NoticeGroupName });
export type Unsubscribed = z.infer<typeof Unsubscribed>;

/** What names the subscription of a browser. */
export const PushEndpoint = PushSubscription.pick({ endpoint: true });
