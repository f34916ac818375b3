/**
 * What the clock on the wall shows in a zone at an instant, in milliseconds as if it were UTC.
 * Swedish writes dates as ISO 8601 does, so they can be read back; the zone arithmetic of the domain
 * weighs too much for a public page.
 */
export function wallClockMs(instant: number, timeZone: string) {
  const written = new Date(instant).toLocaleString("sv-SE", { timeZone });
  return Date.parse(`${written.replace(" ", "T")}Z`);
}
