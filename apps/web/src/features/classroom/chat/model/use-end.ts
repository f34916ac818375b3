import { useLayoutEffect, useRef, useState } from "react";

/** Not to the pixel: a finger lifts where it likes. */
const NEAR_PX = 48;

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight <= NEAR_PX;

/**
 * Keeps the end of a list in sight as it grows, unless its reader has gone up; what one wrote oneself is always looked at.
 */
export function useEnd(newest: { id: string; isMine: boolean } | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [hasMore, setHasMore] = useState(false);
  const id = newest?.id;
  const isMine = newest?.isMine ?? false;

  const goToEnd = () => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
    isAtEnd.current = true;
    setHasMore(false);
  };
  useLayoutEffect(() => {
    if (id === undefined || !list.current) return;
    if (isAtEnd.current || isMine) {
      list.current.scrollTop = list.current.scrollHeight;
      isAtEnd.current = true;
      setHasMore(false);
    } else setHasMore(true);
  }, [id, isMine]);
  const onScroll = () => {
    if (!list.current) return;
    isAtEnd.current = isNearEnd(list.current);
    if (isAtEnd.current) setHasMore(false);
  };
  return { list, hasMore, goToEnd, onScroll };
}
