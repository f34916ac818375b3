/** Which names are time zones. Apart from zone.ts so that forms need not load the zone arithmetic. */

const ZONE_SHAPE = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/;
// Names that ICU knows and IANA does not; several mean something else to people (BST is Dhaka).
const ICU_ONLY =
  /^(?:SystemV\/.*|ACT|AET|AGT|ART|AST|BET|BST|CAT|CNT|CST|CTT|EAT|ECT|IET|IST|JST|MIT|NET|NST|PLT|PNT|PRT|PST|SST|VST)$/i;

/**
 * Whether `name` is an IANA time zone name that this runtime knows ("Africa/Cairo", "UTC").
 * Offsets ("+02:00") and bare abbreviations ("PST") are not (architecture, section Time).
 */
export function isTimeZone(name: string): boolean {
  if (!ZONE_SHAPE.test(name) || ICU_ONLY.test(name)) return false;
  try {
    Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
