import { cityOf } from "./zone-city.ts";

/** Every zone the browser knows, and the present one even if it goes by an older name. */
export function timeZonesWith(current: string): string[] {
  const known = Intl.supportedValuesOf("timeZone");
  return known.includes(current) ? known : [current, ...known];
}

function searchable(text: string) {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[_/-]+/g, " ")
    .toLowerCase();
}

/** A zone and what the reader calls its city. */
type NamedZone = { zone: string; city: string };

/**
 * Zones with every word of the search in their name or in what the reader calls their city; those whose city begins
 * with it come first.
 */
export function matchingTimeZones(zones: readonly NamedZone[], search: string): string[] {
  const wanted = searchable(search).trim();
  const words = wanted.split(/\s+/);
  const matches = zones.filter(({ zone, city }) => {
    const text = searchable(`${zone} ${city}`);
    return words.every((word) => text.includes(word));
  });
  const isCity = ({ zone, city }: NamedZone) =>
    [city, cityOf(zone)].some((name) => searchable(name).startsWith(wanted));
  const inOrder = matches.toSorted((a, b) => Number(isCity(b)) - Number(isCity(a)));
  return inOrder.map(({ zone }) => zone);
}
