import type { Urgency } from "@riwaq/domain/notifications/choose-channels";
/** What a kind of notice, or of letter, is: the shapes that its file fills in. */
import type { NoticeGroup } from "@riwaq/domain/notifications/groups";

import type { Subscriber } from "../../../platform/events/subscriber.ts";
import type { LessonInvite } from "../../scheduling/calendar/ical/lesson-invite.ts";

/**
 * What stands in the place of a word, and so how its reader sees it and how long it is kept:
 * - `name`: of somebody or of their thing. It keeps its own direction within a sentence of another.
 * - `private`: what was written for this reader, or somebody's own words, as they stand.
 * - `moment`: an instant, worded on the reader's clock, with `date`, `time` and `city` beside it.
 * - `date`: a civil date, in words.
 * - `money`: hundredths and a currency, such as "9600 EUR", as its reader writes an amount. In mails alone.
 * - `plain`: anything else, as it stands.
 * Names and what is private are wiped from a message once it is sent.
 */
export type Word = "name" | "private" | "moment" | "date" | "money" | "plain";
export type Words = Readonly<Record<string, Word>>;
export type Said<Named extends Words> = { [Name in keyof Named]: string };

export type Kind<Named extends Words = Words> = {
  name: string;
  /** Its text in the bell and in a push, `notifications:events.<bell>`: its name, unless several kinds share one. */
  bell: string;
  /** By which people choose where it reaches them. */
  group: NoticeGroup;
  /** Whether it waits for the end of quiet hours. */
  urgency: Urgency;
  /** Worth nothing an hour later: a push that has not arrived by then is given up. */
  isMomentary: boolean;
  words: Named;
  mail: {
    /** The texts of its mails, `mails:<template>`: its name, unless it has several. One without texts says what the bell says. */
    templates: readonly string[];
    /** What the mail says beside the words of the bell. */
    words: Words;
    /** It is about who may do what: whoever chose no mails is written to as well. */
    isAlways: boolean;
    /** Whoever has its link can do what only its reader should. */
    isSecret: boolean;
    /** Its lessons come along for the reader's calendar. */
    hasInvite: boolean;
  };
  subscribers: readonly Subscriber[];
};

/** One notice of a kind, for one person. */
export type Told<Named extends Words = Words> = {
  userId: string;
  /** One notice for this person and key, ever: written twice it is told once. */
  key: string;
  words: Said<Named>;
  /** Where on the site it leads. */
  path: string;
  /** What its mail says beside that; null: there is none. */
  mail?: MailPart | null;
  /** It speaks of this lesson at this hour: dropped if that no longer holds when it is sent. */
  lesson?: { id: string; sequence: number };
  /** They did it themselves: the bell shows it as read, and only the mail goes out. */
  isOwn?: boolean;
  /** An earlier hour than that of its words that it is about as well: where a lesson was before. */
  before?: Date;
};

export type MailPart = {
  /** Which of the kind's, if not the first. */
  template?: string;
  words?: Record<string, string>;
  /** Where its link leads, if not where the bell does. */
  path?: string;
  invite?: LessonInvite | undefined;
};

export type Notice = Told & { kind: Kind };

/** A mail to an address, whether or not somebody here has it: it has no bell, and nobody chooses whether it comes. */
export type Letter<Named extends Words = Words> = {
  name: string;
  /** Whoever has its link can do what only its reader should: set a password, confirm an address, bring a child. */
  isSecret: boolean;
  /** It protects an account: its words are not the institute's to change. */
  isFixed: boolean;
  words: Named;
  subscribers: readonly Subscriber[];
};
