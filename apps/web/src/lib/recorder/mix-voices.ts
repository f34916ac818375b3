/**
 * Voices that come and go, as one stream that stays: a recorder's input never changes while somebody's page is loaded
 * anew. Begun by a press, or the browser hears nothing.
 */
export function mixVoices() {
  const context = new AudioContext();
  const mixed = context.createMediaStreamDestination();
  mixed.channelCount = 1;
  const sources = new Map<MediaStreamTrack, MediaStreamAudioSourceNode>();
  void context.resume();
  return {
    stream: mixed.stream,
    /** From now on these and no others. */
    hear: (voices: readonly MediaStream[]) => {
      const tracks = new Set(voices.flatMap((voice) => voice.getAudioTracks()));
      for (const [track, source] of sources) {
        if (tracks.has(track)) continue;
        source.disconnect();
        sources.delete(track);
      }
      for (const track of tracks) {
        if (sources.has(track) || track.readyState === "ended") continue;
        const source = context.createMediaStreamSource(new MediaStream([track]));
        source.connect(mixed);
        sources.set(track, source);
      }
    },
    close: () => {
      sources.clear();
      void context.close();
    },
  };
}

export type MixedVoices = ReturnType<typeof mixVoices>;
