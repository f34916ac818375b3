/** The files of an application: the recitation and the certificates, which staff hear and look at. */
import { DAY_MS, civilDateMs } from "../../time/civil-date.ts";
import type { Approval } from "./states.ts";

export const FILE_KINDS = ["recitation", "certificate"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** pending: to be heard or looked at; checked: staff accept it; refused: they do not, and say why. */
export const FILE_STATES = ["pending", "checked", "refused"] as const;
export type FileState = (typeof FILE_STATES)[number];

export const isRefused = (state: FileState): boolean => state === "refused";

/** A recitation is a minute and a half at most: enough to be known by, and soon heard. */
export const RECITATION_MAX_SECONDS = 90;

/**
 * Whether families know of it: only while the teacher is approved, and once staff have accepted this very file. Of a
 * certificate they read the title; the document itself stays between the teacher and the institute.
 */
export const isShownToFamilies = (approval: Approval, state: FileState): boolean =>
  approval === "approved" && state === "checked";

/** So many days before its last one staff are told that a certificate ends. */
export const ENDING_DAYS = 30;

export const VALIDITIES = ["valid", "ending", "over"] as const;
export type Validity = (typeof VALIDITIES)[number];

/** Of a certificate by its last day, and the day that it is at the institute. Without a last day it stays valid. */
export function validityOf(validUntil: string | null, today: string): Validity {
  if (validUntil === null) return "valid";
  const left = ((civilDateMs(validUntil) ?? 0) - (civilDateMs(today) ?? 0)) / DAY_MS;
  if (left < 0) return "over";
  return left <= ENDING_DAYS ? "ending" : "valid";
}

/** Whether families may open the file itself. */
export const isOpenToFamilies = (approval: Approval, file: { kind: FileKind; state: FileState }) =>
  file.kind === "recitation" && isShownToFamilies(approval, file.state);
