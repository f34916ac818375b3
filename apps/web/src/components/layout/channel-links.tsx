import type { Institute } from "@riwaq/contracts/institute/institute";
import { Camera, MessageCircle, Phone, Users } from "lucide-react";
import { useTranslation } from "react-i18next";

/** The ways to reach the institute, as far as staff have set them; nothing is promised where there are none. */
export function ChannelLinks({ institute }: { institute: Institute }) {
  const { t } = useTranslation();
  const { phone } = institute;
  const channels = [
    { href: institute.photo_url, label: t("footer.photos"), Icon: Camera },
    { href: institute.social_url, label: t("footer.social"), Icon: Users },
    { href: institute.chat_url, label: t("footer.chat"), Icon: MessageCircle },
  ];
  if (!phone && channels.every(({ href }) => !href)) return null;
  const link = "inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline";
  return (
    <>
      <p className="mt-3 text-on-band-muted">
        {phone ? t("footer.questions") : t("footer.questionsInWriting")}
      </p>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
        {channels.map(
          ({ href, label, Icon }) =>
            href && (
              <li key={label}>
                <a href={href} target="_blank" rel="noopener noreferrer" className={link}>
                  <Icon aria-hidden className="size-5" strokeWidth={1.75} />
                  {label}
                </a>
              </li>
            ),
        )}
        {phone && (
          <li>
            <a
              href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}
              aria-label={t("footer.phone", { phone })}
              className={link}
            >
              <Phone aria-hidden className="size-5" strokeWidth={1.75} />
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </li>
        )}
      </ul>
    </>
  );
}
