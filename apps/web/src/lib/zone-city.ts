/** "Europe/Paris" is Paris to a reader, "America/New_York" is New York. */
export function cityOf(timeZone: string) {
  return (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
}
