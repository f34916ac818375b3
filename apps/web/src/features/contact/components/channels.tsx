import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../components/ui/button.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { QueryView } from "../../../components/ui/query-view.tsx";
import { paths } from "../../../config/paths.ts";
import { useInstituteState } from "../../../lib/institute.ts";
import { channelsOf } from "../model.ts";
import { ChannelItem } from "./channel-item.tsx";

function NoChannels() {
  const { t } = useTranslation("contact");
  return (
    <EmptyState
      title={t("empty.title")}
      hint={t("empty.text")}
      action={
        <Button asChild variant="outline">
          <Link to={paths.programs}>{t("empty.action")}</Link>
        </Button>
      }
    />
  );
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
