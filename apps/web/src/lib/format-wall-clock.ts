const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string) {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat("sv-SE", {
    dateStyle: "short",
    timeStyle: "medium",
    timeZone,
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/**
 * What the clock on the wall shows in a zone at an instant, in milliseconds as if it were UTC.
 * Swedish writes dates as ISO 8601 does, so they can be read back; the zone arithmetic of the domain
 * weighs too much for a public page.
 */
export function wallClockMs(instant: number, timeZone: string) {
  const written = formatterOf(timeZone).format(instant);
  return Date.parse(`${written.replace(" ", "T")}Z`);
}
