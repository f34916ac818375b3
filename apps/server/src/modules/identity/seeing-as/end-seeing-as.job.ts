import { contextOfRound } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import { endOverdueSeeing } from "./end-seeing.ts";

/** Says in the journal that the time of who saw as somebody else is over. Run again, it finds none. */
export async function endSeeingAs(deps: RoundDeps): Promise<number> {
  return endOverdueSeeing(contextOfRound(deps), {});
}
