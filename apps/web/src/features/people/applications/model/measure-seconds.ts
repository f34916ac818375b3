/** How long a chosen file plays, as this browser hears it; null where it cannot play it. */
export function measureSeconds(file: Blob): Promise<number | null> {
  const address = URL.createObjectURL(file);
  const sound = new Audio();
  const told = new Promise<number | null>((resolve) => {
    sound.addEventListener("error", () => resolve(null));
    sound.addEventListener("durationchange", () => {
      if (Number.isFinite(sound.duration)) resolve(sound.duration);
      // A recording of a browser does not say how long it is until its end has been looked for.
      else sound.currentTime = Number.MAX_SAFE_INTEGER;
    });
  });
  sound.preload = "metadata";
  sound.src = address;
  return told.finally(() => {
    sound.removeAttribute("src");
    URL.revokeObjectURL(address);
  });
}
