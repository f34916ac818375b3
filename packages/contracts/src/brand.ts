/** The name that an institute has until staff give it one of its own; each language writes it in its letters. */
export const BRAND = "Riwaq";
