/** Every zone the browser knows, and the present one even if it goes by an older name. */
export function timeZonesWith(current: string): string[] {
  const known = Intl.supportedValuesOf("timeZone");
  return known.includes(current) ? known : [current, ...known];
}

/** "America/New_York" as people write it. */
export function timeZoneLabel(zone: string) {
  return zone.replaceAll("_", " ");
}

function searchable(text: string) {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[_/-]+/g, " ")
    .toLowerCase();
}

/** Zones with every word of the search in them; those whose city begins with it come first. */
export function matchingTimeZones(zones: readonly string[], search: string): string[] {
  const wanted = searchable(search).trim();
  const words = wanted.split(/\s+/);
  const matches = zones.filter((zone) => {
    const text = searchable(zone);
    return words.every((word) => text.includes(word));
  });
  const isCity = (zone: string) => searchable(zone.split("/").at(-1) ?? "").startsWith(wanted);
  return matches.toSorted((a, b) => Number(isCity(b)) - Number(isCity(a)));
}
