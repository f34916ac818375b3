import { useTranslation } from "react-i18next";

import { QueryView } from "../../../../components/ui/query-view.tsx";
import { useInstituteState } from "../../../../lib/institute.ts";
import { channelsOf } from "../model/channels.ts";
import { ChannelItem } from "./channel-item.tsx";

function NoChannels() {
  const { t } = useTranslation("contact");
  return <p className="text-ink-muted">{t("channels.none")}</p>;
}

export function Channels() {
  const { t } = useTranslation("contact");
  const query = useInstituteState();
  return (
    <section aria-labelledby="channels">
      <h2 id="channels" className="mb-4">
        {t("channels.title")}
      </h2>
      <QueryView
        query={query}
        isEmpty={(institute) => channelsOf(institute).length === 0}
        empty={<NoChannels />}
      >
        {(institute) => (
          <ul className="border-t border-line">
            {channelsOf(institute).map((channel) => (
              <ChannelItem key={channel.kind} {...channel} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
