import type {
  NotificationMatrix,
  NotificationMatrixChange,
} from "@riwaq/contracts/notifications/notifications";

export type Choice = NotificationMatrix["choices"][number];
export type Switches = NotificationMatrix["switches"];

/** What the form holds. Times are as their fields write them, kept while quiet hours are off. */
export type ChoiceValues = {
  switches: Switches;
  choices: Choice[];
  isQuiet: boolean;
  quietFrom: string;
  quietTo: string;
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
    quietFrom: quiet_from === null ? EVENING : timeOf(quiet_from),
    quietTo: quiet_to === null ? MORNING : timeOf(quiet_to),
  };
}

export function changeOf(values: ChoiceValues): NotificationMatrixChange {
  const { switches, choices, isQuiet, quietFrom, quietTo } = values;
  return {
    switches,
    choices: choices
      .filter(({ is_fixed }) => !is_fixed)
      .map(({ group, channel, is_on }) => ({ group, channel, is_on })),
    quiet_from: isQuiet ? minuteOf(quietFrom) : null,
    quiet_to: isQuiet ? minuteOf(quietTo) : null,
  };
}

export type Barrier = "always" | "emailOff" | "smsOff" | "remindersOff";

/** Why a choice cannot be changed as things stand; the switches stand above it. */
export function barrierTo(choice: Choice, switches: Switches): Barrier | undefined {
  if (choice.is_fixed) return "always";
  if (choice.channel === "email" && !switches.email) return "emailOff";
  if (choice.channel === "sms" && !switches.sms) return "smsOff";
  if (choice.group === "reminders" && !switches.session_reminders) return "remindersOff";
  return undefined;
}

export function withChoice(values: ChoiceValues, chosen: Choice): ChoiceValues {
  const isSame = ({ group, channel }: Choice) =>
    group === chosen.group && channel === chosen.channel;
  return { ...values, choices: values.choices.map((one) => (isSame(one) ? chosen : one)) };
}
