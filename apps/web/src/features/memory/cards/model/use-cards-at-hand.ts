import { useQueries } from "@tanstack/react-query";
import { useEffect } from "react";

import { useKeptSite } from "../../../../components/practice/use-kept-site.ts";
import { paths } from "../../../../config/paths.ts";
import { isOffline } from "../../../../lib/connection.ts";
import { useReadOnly } from "../../../../lib/current-user.ts";
import { cardsOfPupilQuery } from "../queries.ts";
import { addressesOf, keepFiles } from "./card-files.ts";

/** The cards of today of all who learn here, with what is heard and seen of them: on the device, as this page is. */
export function useCardsAtHand(by: string, studentIds: readonly string[]): void {
  const isReadOnly = useReadOnly();
  useKeptSite(by, paths.practiceCards, []);
  const found = useQueries({ queries: studentIds.map((id) => cardsOfPupilQuery(id, by)) });
  const isKnown = found.every(({ data }) => data !== undefined);
  const files = addressesOf(found.flatMap(({ data }) => data?.cards ?? [])).join(" ");
  useEffect(() => {
    if (isReadOnly || !isKnown || isOffline()) return;
    void keepFiles(by, files === "" ? [] : files.split(" ")).catch(() => {});
  }, [by, files, isKnown, isReadOnly]);
}
