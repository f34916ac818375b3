import type { CurrentUser } from "@riwaq/contracts/identity/users";

/** The role through which somebody looks at sessions. */
export type SessionReader = CurrentUser["role"];
