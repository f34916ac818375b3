import type { Child } from "@riwaq/contracts/people/children";
import { matchesText } from "@riwaq/domain/people/search-text";

/** The choice beside the children that the parent has already. */
export const NEW_CHILD = "new";

/** Begins with the parent's child of that name, if there is one; else with a new one. */
export function firstChoice(children: readonly Child[], invitedName: string) {
  const namesake = children.find(({ name }) => matchesText([name], invitedName));
  return namesake?.id ?? NEW_CHILD;
}
