import {
  type NotificationMatrix,
  NotificationMatrixChange,
} from "@riwaq/contracts/notifications/notifications";
import { z } from "zod";

export type Choice = NotificationMatrix["choices"][number];
export type Switches = NotificationMatrix["switches"];

/** What the form holds. Times are as their fields write them, kept while quiet hours are off. */
export type ChoiceValues = {
  switches: Switches;
  choices: Choice[];
  isQuiet: boolean;
  quiet_from: string;
  quiet_to: string;
};

const EVENING = "21:00";
const MORNING = "07:00";

const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

/** A field that was emptied holds no time. */
function minuteOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

export function valuesOf({
  switches,
  choices,
  quiet_from,
  quiet_to,
}: NotificationMatrix): ChoiceValues {
  return {
    switches,
    choices,
    isQuiet: quiet_from !== null,
    quiet_from: quiet_from === null ? EVENING : timeOf(quiet_from),
    quiet_to: quiet_to === null ? MORNING : timeOf(quiet_to),
  };
}

export function changeOf(values: ChoiceValues): NotificationMatrixChange {
  const { switches, choices, isQuiet, quiet_from, quiet_to } = values;
  return {
    switches,
    choices: choices
      .filter(({ is_fixed }) => !is_fixed)
      .map(({ group, channel, is_on }) => ({ group, channel, is_on })),
    quiet_from: isQuiet ? minuteOf(quiet_from) : null,
    quiet_to: isQuiet ? minuteOf(quiet_to) : null,
  };
}

/** Judged as it is sent; quiet hours that are on want both times. */
export const ChoiceRules = z
  .custom<ChoiceValues>()
  .refine(({ isQuiet, quiet_from }) => !isQuiet || quiet_from !== "", {
    path: ["quiet_from"],
    error: "required",
  })
  .refine(({ isQuiet, quiet_to }) => !isQuiet || quiet_to !== "", {
    path: ["quiet_to"],
    error: "required",
  })
  .transform(changeOf)
  .pipe(NotificationMatrixChange);

export type Barrier = "always" | "emailOff" | "smsOff" | "remindersOff";

/** Why a choice cannot be changed as things stand; the switches stand above it. */
export function barrierTo(choice: Choice, switches: Switches): Barrier | undefined {
  if (choice.is_fixed) return "always";
  if (choice.channel === "email" && !switches.email) return "emailOff";
  if (choice.channel === "sms" && !switches.sms) return "smsOff";
  if (choice.group === "reminders" && !switches.session_reminders) return "remindersOff";
  return undefined;
}

export function withChoice({ choices }: ChoiceValues, chosen: Choice): Choice[] {
  const isSame = ({ group, channel }: Choice) =>
    group === chosen.group && channel === chosen.channel;
  return choices.map((one) => (isSame(one) ? chosen : one));
}
