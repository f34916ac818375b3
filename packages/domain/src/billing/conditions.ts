/**
 * What the conditions of sale say here: which sentences, in which order, with which figures. The words stand in the
 * locales; the figures are those by which the rules decide, so that none is written twice.
 */
import { LEAVING_NOTICE_DAYS } from "../scheduling/policy/leaving.ts";
import type { PolicyValues } from "../scheduling/policy/values.ts";
import {
  LEAST_NOTICE_HOURS,
  PERIOD_DAYS,
  RENEWAL_LEAD_DAYS,
  RENEWAL_NOTICE_DAYS,
} from "./renewal.ts";
import type { BillingValues } from "./values.ts";
import { REFUND_DAYS, WITHDRAWAL_DAYS } from "./withdrawal.ts";

/** In their order; the names are anchors too: /conditions#withdrawal. */
export const CONDITIONS_SECTIONS = [
  "seller",
  "sold",
  "price",
  "order",
  "payment",
  "renewal",
  "lessons",
  "withdrawal",
  "unused",
  "pause",
  "gifts",
  "leaving",
  "complaints",
  "data",
] as const;

export type ConditionsSection = (typeof CONDITIONS_SECTIONS)[number];

export type ConditionsFacts = {
  values: BillingValues;
  terms: Pick<PolicyValues, "noticeHours" | "makeUpsPerMonth" | "movesPerLesson">;
  /** Null where it is not said yet who sells. */
  seller: {
    name: string;
    form: string;
    address: string;
    registration: string;
    email: string;
    phone: string;
    mediator: string;
  } | null;
};

/** A sentence by its key, with the figure that is counted in it and whatever else it names. */
export type ConditionsLine = { key: string; count?: number; words?: Record<string, string> };

/** Sentences that always hold are keys alone; one with a figure is a pair; what does not apply here is null. */
type Said = string | readonly [key: string, count: number] | ConditionsLine | null;

const lineOf = (said: Exclude<Said, null>): ConditionsLine => {
  if (typeof said === "string") return { key: said };
  return "key" in said ? said : { key: said[0], count: said[1] };
};

const counted = (key: string, count: number): Said => (count > 0 ? [key, count] : null);

/** Every section with its sentences: the same facts always give the same text. */
export function conditionsOf({
  values,
  terms,
  seller,
}: ConditionsFacts): Array<{ section: ConditionsSection; lines: ConditionsLine[] }> {
  const hasGrace = values.graceDays > 0 && values.graceLessons > 0;
  const sections: Record<ConditionsSection, readonly Said[]> = {
    seller: seller
      ? [
          { key: "soldBy", words: pick(seller, ["name", "form", "address", "registration"]) },
          { key: "writeTo", words: pick(seller, ["email"]) },
          seller.phone === "" ? null : { key: "callTo", words: pick(seller, ["phone"]) },
        ]
      : ["notSaid"],
    sold: ["lessons", ["period", PERIOD_DAYS / 7], "onePupil", "open"],
    price: ["shown", "currencies", ["newPrice", values.priceNoticeDays], "paidKeeps"],
    order: ["summary", "button", "confirmed"],
    payment: [
      "ahead",
      "means",
      "consent",
      "failed",
      hasGrace ? ["graceDays", values.graceDays] : null,
      hasGrace ? ["graceLessons", values.graceLessons] : null,
      ["unpaid", values.cancelHours],
      counted("hourKept", values.keepDays),
      "covered",
    ],
    renewal: [
      "untilEnded",
      values.skipWhenCovered ? "byHoursAlone" : "byTimeOrHours",
      ["told", RENEWAL_NOTICE_DAYS],
      ["charged", RENEWAL_LEAD_DAYS],
      ["leastNotice", LEAST_NOTICE_HOURS],
      "carried",
      "noRenewal",
    ],
    lessons: [
      ["notice", terms.noticeHours],
      ["makeUps", terms.makeUpsPerMonth],
      ["moves", terms.movesPerLesson],
      "late",
      "teacherAway",
      "rules",
    ],
    withdrawal: [
      ["days", WITHDRAWAL_DAYS],
      "how",
      "early",
      "earlyPaid",
      "notEarly",
      ["refundedWithin", REFUND_DAYS],
    ],
    unused: ["allBack", "used", "notUsed", "sameMeans", "voucherBack"],
    pause: values.pauseDays > 0 ? [["rest", values.pauseDays], "shifts"] : ["noRest"],
    gifts: [["valid", values.voucherMonths], "once", "giverWithdraws"],
    leaving: ["anyTime", ["leavingNotice", LEAVING_NOTICE_DAYS], "leavingHow", "leavingTold"],
    complaints: [
      "first",
      seller ? { key: "mediator", words: pick(seller, ["mediator"]) } : null,
      "ownLaw",
    ],
    data: ["kept", "privacy"],
  };
  return CONDITIONS_SECTIONS.map((section) => ({
    section,
    lines: sections[section].filter((said) => said !== null).map(lineOf),
  }));
}

const pick = <From extends Record<string, string>>(from: From, names: ReadonlyArray<keyof From>) =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? ""])) as Record<string, string>;
