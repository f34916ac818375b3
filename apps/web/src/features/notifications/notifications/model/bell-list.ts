import type {
  Notification,
  Notifications,
  NotificationsRead,
} from "@riwaq/contracts/notifications/notifications";
import type { InfiniteData } from "@tanstack/react-query";

/** What of the bell has been read from the server, page by page. */
export type BellList = InfiniteData<Notifications>;

export function notificationsOf(list: BellList): Notification[] {
  return list.pages.flatMap(({ notifications }) => notifications);
}

export function unreadOf(list: BellList | undefined): number {
  return list?.pages[0]?.unread ?? 0;
}

/** The last number that is known here: a stream goes on after it. */
export function newestSeq(list: BellList | undefined): number {
  return list?.pages[0]?.notifications[0]?.seq ?? 0;
}

type Change = (list: BellList) => BellList;
const ifThere = (list: BellList | undefined, change: Change) => list && change(list);

function changeFirst(list: BellList, change: (page: Notifications) => Notifications): BellList {
  const [first, ...others] = list.pages;
  return first ? { ...list, pages: [change(first), ...others] } : list;
}

/** One that has just come; what is there already stays as it is. */
export function withNotification(list: BellList | undefined, notification: Notification) {
  return ifThere(list, (known) =>
    notification.seq <= newestSeq(known)
      ? known
      : changeFirst(known, (page) => ({
          ...page,
          notifications: [notification, ...page.notifications],
        })),
  );
}

export function withUnread(list: BellList | undefined, unread: number) {
  return ifThere(list, (known) => changeFirst(known, (page) => ({ ...page, unread })));
}

/** As it will be once the server has marked them. */
export function withRead(list: BellList | undefined, read: NotificationsRead, at: string) {
  return ifThere(list, (known) => {
    const isMeant = ({ id, seq, read_at }: Notification) =>
      read_at === null && ("ids" in read ? read.ids.includes(id) : seq <= read.up_to);
    const count = notificationsOf(known).filter(isMeant).length;
    const pages = known.pages.map((page) => ({
      ...page,
      notifications: page.notifications.map((one) =>
        isMeant(one) ? { ...one, read_at: at } : one,
      ),
    }));
    return withUnread({ ...known, pages }, Math.max(0, unreadOf(known) - count)) ?? known;
  });
}
