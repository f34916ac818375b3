import type { MemorySide } from "@riwaq/contracts/memory/plan";
import type { Marker } from "@riwaq/domain/learning/marks/kinds";

/** Staff listen to nobody: they have no word of their own. */
export const markerOf = (side: MemorySide): Marker => (side === "staff" ? "teacher" : side);
