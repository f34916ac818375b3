import { groupBy } from "@riwaq/domain/group-by";

const SLOTS = "button[data-start]";

const minuteOf = (slot: HTMLElement) => Number(slot.dataset["minute"]);

function nearest(slots: readonly HTMLElement[], minute: number) {
  const distance = (slot: HTMLElement) => Math.abs(minuteOf(slot) - minute);
  return slots.toSorted((a, b) => distance(a) - distance(b))[0];
}

function neighbour<T>(all: readonly T[], one: T, step: number): T | undefined {
  const index = all.indexOf(one) + step;
  return index < 0 ? undefined : all[index];
}

/**
 * Where an arrow key leads from an hour of the week: up and down through its day, sideways to the nearest hour of the
 * next day that has any, in the direction of the page.
 */
export function nextSlot(week: HTMLElement, from: HTMLElement, key: string) {
  const all = [...week.querySelectorAll<HTMLElement>(SLOTS)];
  const byDay = groupBy(all, (slot) => slot.dataset["date"]);
  const day = byDay.get(from.dataset["date"]) ?? [];
  if (key === "ArrowDown") return neighbour(day, from, 1);
  if (key === "ArrowUp") return neighbour(day, from, -1);
  if (key === "Home") return day[0];
  if (key === "End") return day.at(-1);
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  const isForward =
    (key === "ArrowRight") === (week.closest("[dir]")?.getAttribute("dir") !== "rtl");
  const other = neighbour([...byDay.keys()], from.dataset["date"], isForward ? 1 : -1);
  return nearest(byDay.get(other) ?? [], minuteOf(from));
}
