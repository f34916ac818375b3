import type { StaffRight } from "@riwaq/contracts/roles";
import { SEARCH_MAX } from "@riwaq/contracts/views/search";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { foundGroups, type Group, type Line, pageGroup } from "../model/lines.ts";
import { recentQuery, searchQuery } from "../queries.ts";

const PAUSE_MS = 120;
const SHORTEST = 2;

const NOWHERE = { line: 0, action: 0 };

/** What is typed, what it finds, and the line and action that the keyboard stands on. */
export function useFinder(rights: readonly StaffRight[]) {
  const { t } = useTranslation("common");
  const listId = useId();
  const queryClient = useQueryClient();
  const [text, setText] = useState("");
  const [asked, setAsked] = useState("");
  const [place, setPlace] = useState(NOWHERE);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const canFind = rights.includes("people") || rights.includes("lessons");

  const typed = text.trim().slice(0, SEARCH_MAX);
  const isLong = typed.length >= SHORTEST;
  const query = useQuery({
    ...searchQuery(asked),
    enabled: canFind && asked.length >= SHORTEST,
  });
  const { data: recent } = useQuery(recentQuery);
  const isSettled = !isLong || !canFind || (asked === typed && !query.isPlaceholderData);

  const groupsOf = (results: typeof query.data): Group[] => {
    if (typed === "") return recent.length > 0 ? [{ name: "recent", lines: recent }] : [];
    const found = isLong && results ? foundGroups(results, rights) : [];
    return [...found, ...pageGroup(typed, rights, (key) => t(key as "nav.people"))];
  };
  const groups = groupsOf(query.data);
  const lines = groups.flatMap(({ lines: own }) => own);
  const active = lines[place.line];

  const type = (next: string) => {
    setText(next);
    setPlace(NOWHERE);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAsked(next.trim().slice(0, SEARCH_MAX)), PAUSE_MS);
  };
  const move = (line: number) => {
    const count = Math.max(1, lines.length);
    const next = (line + count) % count;
    setPlace({ line: next, action: 0 });
    document.getElementById(optionId(listId, next))?.scrollIntoView({ block: "nearest" });
  };
  const turn = (by: number) => {
    const action = place.action + by;
    if (!active || action < 0 || action >= active.actions.length) return false;
    setPlace({ ...place, action });
    return true;
  };
  /** Whoever types fast means what is found by all of it. */
  const chosen = async (): Promise<{ line: Line; action: number } | undefined> => {
    if (isSettled) return active && { line: active, action: place.action };
    const results = await queryClient.fetchQuery(searchQuery(typed)).catch(() => undefined);
    const [line] = groupsOf(results).flatMap(({ lines: own }) => own);
    return line && { line, action: 0 };
  };

  return {
    listId,
    text,
    typed,
    groups,
    lines,
    active,
    place,
    query,
    isSettled,
    type,
    move,
    turn,
    chosen,
    isFailed: isLong && canFind && query.isError,
  };
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

export type Finder = ReturnType<typeof useFinder>;
