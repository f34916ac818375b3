import type { Profile, ProfileChange } from "@riwaq/contracts/identity/profile";
import type { TimeZoneChange, TimeZonePreview } from "@riwaq/contracts/scheduling/zone-changes";
import { useState } from "react";

import type { Saving } from "../../../../lib/use-app-form.ts";
import { useChangeTimeZone, usePreviewTimeZone } from "../mutations.ts";

type Save = Saving<ProfileChange, Profile>["mutate"];
type Told = Parameters<Save>[1];
type Question = { zone: string; preview: TimeZonePreview; rest: ProfileChange; told: Told };

/** Asks what becomes of lessons before another zone is saved; without lessons there is nothing to ask. */
export function useZoneChange(save: Save) {
  const preview = usePreviewTimeZone();
  const change = useChangeTimeZone();
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  const ask = ({ time_zone: zone, ...rest }: ProfileChange, told: Told) => {
    if (zone === undefined) return;
    change.reset();
    preview.mutate(zone, {
      onSuccess: (found) => {
        if (found.lessons + found.kept.length === 0) save({ time_zone: zone, ...rest }, told);
        else setQuestion({ zone, preview: found, rest, told });
      },
      onError: told.onError,
    });
  };
  const answer = (lessons: TimeZoneChange["lessons"]) => {
    if (!question) return;
    const { zone, rest, told } = question;
    if (lessons === "instant") {
      close();
      save({ time_zone: zone, ...rest }, told);
      return;
    }
    const onSuccess = (saved: Profile) => {
      close();
      if (Object.keys(rest).length > 0) save(rest, told);
      else told.onSuccess(saved);
    };
    change.mutate({ time_zone: zone, lessons }, { onSuccess });
  };
  return {
    ask,
    answer,
    question,
    close,
    isAsking: preview.isPending,
    isSaving: change.isPending,
    error: change.error ?? preview.error,
  };
}
