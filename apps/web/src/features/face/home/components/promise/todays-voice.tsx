import type { PublicTeacher } from "@riwaq/contracts/views/public-teachers";
import { list, voice } from "@riwaq/contracts/views/public-teachers.calls";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { SoundButton } from "../../../../../components/ui/sound-button.tsx";
import { StandIn } from "../../../../../components/ui/stand-in.tsx";
import { paths } from "../../../../../config/paths.ts";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { hrefOf } from "../../../../../lib/api.ts";
import { isolated } from "../../../../../lib/format.ts";
import { nameOf } from "../../../../../lib/public-names.ts";
import { publicValue, usePublicValue } from "../../../../../lib/public-value.ts";

const teachers = publicValue(list);

/** Who recites, and the way to hear it. */
function Recitation({ teacher }: { teacher: PublicTeacher }) {
  const { t } = useTranslation("home");
  const { language } = useLanguage();
  const { slug } = teacher;
  const name = nameOf(teacher, language);
  return (
    <p className="flex items-center gap-3">
      <SoundButton
        src={hrefOf(voice, { params: { slug } })}
        label={t("promise.voice.of", { name: isolated(name) })}
      />
      <Link
        to={paths.teacher}
        params={{ id: slug }}
        className="inline-flex min-h-11 min-w-0 items-center font-display text-xl wrap-anywhere underline decoration-accent decoration-1 underline-offset-6"
      >
        <bdi>{name}</bdi>
      </Link>
    </p>
  );
}

/** One of the teachers who let visitors hear them; another comes first each day. */
export function TodaysVoice() {
  const { t } = useTranslation("home");
  const { data } = usePublicValue(teachers);
  const teacher = data?.teachers.find(({ voice_seconds: seconds }) => seconds !== null);
  return (
    <section aria-labelledby="todays-voice" className="mt-6 border-t border-line pt-5">
      <h2 id="todays-voice" className="font-sans text-base font-semibold">
        {t("promise.voice.title")}
      </h2>
      <StandIn sentence={t("promise.voice.none")} className="mt-1 min-h-12 items-center">
        {teacher && <Recitation teacher={teacher} />}
      </StandIn>
      <Link
        to={paths.teachers}
        className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
      >
        {t("promise.voice.link")}
      </Link>
    </section>
  );
}
