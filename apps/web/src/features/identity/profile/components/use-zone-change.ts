import type { Profile, ProfileChange } from "@riwaq/contracts/identity/profile";
import type { TimeZoneChange, TimeZonePreview } from "@riwaq/contracts/scheduling/zone-changes";
import { useState } from "react";

import { useChangeTimeZone, usePreviewTimeZone } from "../api/time-zone.ts";

type Question = { zone: string; preview: TimeZonePreview; rest: ProfileChange };

type Saving = {
  save: (change: ProfileChange) => void;
  celebrate: (saved: Profile) => void;
  explain: (error: Error) => void;
};

/** Asks what becomes of lessons before another zone is saved; without lessons there is nothing to ask. */
export function useZoneChange({ save, celebrate, explain }: Saving) {
  const preview = usePreviewTimeZone();
  const change = useChangeTimeZone();
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = ({ time_zone: zone, ...rest }: ProfileChange) => {
    if (zone === undefined) return;
    change.reset();
    preview.mutate(zone, {
      onSuccess: (found) => {
        if (found.lessons + found.kept.length === 0) save({ time_zone: zone, ...rest });
        else setQuestion({ zone, preview: found, rest });
      },
      onError: explain,
    });
  };
  const answer = (lessons: TimeZoneChange["lessons"]) => {
    if (!question) return;
    const { zone, rest } = question;
    const close = () => setQuestion(null);
    if (lessons === "instant") {
      close();
      save({ time_zone: zone, ...rest });
      return;
    }
    change.mutate(
      { time_zone: zone, lessons },
      {
        onSuccess: (saved) => {
          close();
          if (Object.keys(rest).length > 0) save(rest);
          else celebrate(saved);
        },
      },
    );
  };
  return {
    ask,
    answer,
    question,
    close: () => setQuestion(null),
    isAsking: preview.isPending,
    isSaving: change.isPending,
    error: change.error ?? preview.error,
  };
}
