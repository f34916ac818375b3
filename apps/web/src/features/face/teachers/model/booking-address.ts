import { paths } from "../../../../config/paths.ts";

/** The page of a teacher, with the hour at which a first lesson is to be. */
export const bookingAddress = (slug: string, start: string) =>
  `${paths.teacher.replace("$id", slug)}?at=${encodeURIComponent(start)}`;
