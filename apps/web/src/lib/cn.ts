import { clsx } from "clsx";
import type { ClassValue } from "clsx";

/** Joins classes. Nothing is merged: who must outdo a component's own class says so with `!`. */
export function cn(...classes: ClassValue[]) {
  return clsx(classes);
}
