/**
 * Of an address on this site what follows its origin, as the router goes there; undefined of one elsewhere, and of what
 * is no address.
 */
export function ownPath(address: string): string | undefined {
  const { origin } = window.location;
  try {
    const url = new URL(address, origin);
    return url.origin === origin ? url.pathname + url.search + url.hash : undefined;
  } catch {
    return undefined;
  }
}
