import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import { lineIn, useInside, useShown } from "../model/use-room.ts";

/** Most breaks of a line are over before anybody sees them. */
const QUIET_MS = 1_500;

/** The line is broken for longer than a moment. */
export function LineBar() {
  const { t } = useTranslation("classroom");
  const { room } = useInside();
  const { kind } = useShown(room, lineIn);
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (kind !== "lost") return;
    const timer = setTimeout(() => setIsLong(true), QUIET_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [kind]);
  return (
    <div role="status" className="room-line">
      {isLong && kind === "lost" && (
        <p className="animate-appear bg-accent-soft px-4 py-2 text-center text-sm text-on-accent-soft lg:mt-2 lg:rounded-md">
          {t("room.line.lost")}
        </p>
      )}
    </div>
  );
}
