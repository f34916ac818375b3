/** What an application is made of, and what of it is still missing. */
import { type MeetingChoice, hasRoom } from "../../scheduling/sessions/meeting-room.ts";
import { type FileState, isRefused } from "./files.ts";
import { type Approval, stepFrom } from "./states.ts";

/** In the order in which they are asked for. */
export const APPLICATION_ITEMS = [
  "photo",
  "bio",
  "recitation",
  "certificates",
  "hours",
  "room",
] as const;
export type ApplicationItem = (typeof APPLICATION_ITEMS)[number];

/** The languages that families read the site in. */
export const READER_LANGUAGES = ["en", "fr", "ar"] as const;
export type ReaderLanguage = (typeof READER_LANGUAGES)[number];

/** A face is not asked of anybody: some choose to be known by their voice alone. */
const CAN_WAIT: ReadonlySet<ApplicationItem> = new Set(["photo"]);

/** What somebody has put together so far; `languages` are those of the lessons. */
export type Gathered = MeetingChoice & {
  hasPhoto: boolean;
  languages: readonly string[];
  bio: Readonly<Record<ReaderLanguage, string>>;
  /** Null where there is none. */
  recitation: FileState | null;
  certificates: readonly FileState[];
  hasHours: boolean;
};

/** One line of the list. `missing` are the languages in which the text is still to be written. */
export type ItemState = {
  item: ApplicationItem;
  isReady: boolean;
  isNeeded: boolean;
  missing: ReaderLanguage[];
};

/**
 * In which of the readers' languages the text is still missing: those in which the teacher teaches, as their pupils read
 * them. Who named none of these is asked for one, whichever it is; then all of them are named until one is written.
 */
export function missingLanguages({
  languages,
  bio,
}: Pick<Gathered, "languages" | "bio">): ReaderLanguage[] {
  const isWritten = (language: ReaderLanguage) => bio[language].trim() !== "";
  const taught = READER_LANGUAGES.filter((language) => languages.includes(language));
  if (taught.length > 0) return taught.filter((language) => !isWritten(language));
  return READER_LANGUAGES.some(isWritten) ? [] : [...READER_LANGUAGES];
}

/** The whole list, in its order. What staff did not accept is missing again. */
export function itemsOf(gathered: Gathered): ItemState[] {
  const { recitation, certificates } = gathered;
  const missing = missingLanguages(gathered);
  const isReady: Record<ApplicationItem, boolean> = {
    photo: gathered.hasPhoto,
    bio: missing.length === 0,
    recitation: recitation !== null && !isRefused(recitation),
    certificates: certificates.some((state) => !isRefused(state)),
    hours: gathered.hasHours,
    room: hasRoom(gathered),
  };
  return APPLICATION_ITEMS.map((item) => ({
    item,
    isReady: isReady[item],
    isNeeded: !CAN_WAIT.has(item),
    missing: item === "bio" ? missing : [],
  }));
}

/** Whether the teacher may send it now: from where it stands, with all that is needed. */
export const canSend = (approval: Approval, items: readonly ItemState[]): boolean =>
  stepFrom(approval, "send") !== null && items.every((one) => one.isReady || !one.isNeeded);
