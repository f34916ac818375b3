/** UTC offsets as Intl shows them: another road to ICU's data than our tables, to check them by. */

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const key = zone.toLowerCase();
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    formats.set(key, format);
  }
  return format;
}

/**
 * Milliseconds by which the wall clock of `zone` (IANA name) is ahead of UTC at the instant
 * `epochMs`, to the second, for years since 1600 (architecture, section Time). Some microseconds a
 * call; rules ask `offsetMsAt`.
 * @throws RangeError for an unknown zone or an instant that no Date represents
 */
export function offsetMsByIntl(epochMs: number, zone: string): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(epochMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) as number;
  const wallMs = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
  return wallMs - Math.floor(epochMs / 1000) * 1000;
}
