import type { PublicTeacher } from "@riwaq/contracts/views/public-teachers";
import * as calls from "@riwaq/contracts/views/public-teachers.calls";
import { useTranslation } from "react-i18next";

import { SoundPlayer } from "../../../../components/ui/sound-player.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { hrefOf } from "../../../../lib/api.ts";
import { isolated } from "../../../../lib/format.ts";
import { nameOf } from "../../../../lib/public-names.ts";

/** The recitation that staff have heard, where its teacher lets visitors hear it. */
export function TeacherVoice({ teacher }: { teacher: PublicTeacher }) {
  const { t } = useTranslation("showcase");
  const { language } = useLanguage();
  const { slug, voice_seconds: seconds } = teacher;
  if (seconds === null) return null;
  return (
    <SoundPlayer
      src={hrefOf(calls.voice, { params: { slug } })}
      seconds={seconds}
      label={t("voice.of", { name: isolated(nameOf(teacher, language)) })}
    />
  );
}
