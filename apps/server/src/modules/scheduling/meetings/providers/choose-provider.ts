import type { MeetingProviderName } from "@riwaq/domain/scheduling/sessions/meeting-room";

import type { Clock } from "../../../../platform/clock.ts";
import type { Config } from "../../../../platform/config.ts";
import { jitsiMeetings } from "./jitsi.ts";
import type { MeetingProvider } from "./meeting-provider.ts";
import { ownLink } from "./own-link.ts";
import { zoomMeetings } from "./zoom.ts";

type Deps = { config: Pick<Config, "jitsiUrl" | "zoom">; secret: string; clock: Clock };

export type MeetingProviders = Partial<Record<MeetingProviderName, MeetingProvider>>;

type Choice = { meetingProvider: MeetingProviderName; meetingLink: string | null };

/** What this installation has beside own links. Made once in a process: Zoom's access token is kept in it. */
export function meetingProviders({ config, secret, clock }: Deps): MeetingProviders {
  return {
    ...(config.jitsiUrl ? { jitsi: jitsiMeetings(config.jitsiUrl, secret) } : {}),
    ...(config.zoom ? { zoom: zoomMeetings({ config: config.zoom, clock }) } : {}),
  };
}

/** The teacher's choice, or the teacher's own link where that is not set up here; its name says which it is. */
export function providerFor(providers: MeetingProviders, choice: Choice): MeetingProvider {
  return providers[choice.meetingProvider] ?? ownLink(choice.meetingLink);
}
