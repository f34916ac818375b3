/** Where a browser keeps its permissions is another place in each. */
export const PLATFORMS = ["chrome", "firefox", "safari", "iphone", "iphoneApp"] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Every browser of an iPhone or iPad is Safari within; only Safari itself asks its permissions in the page. */
export function platformOf(userAgent: string, touchPoints: number): Platform {
  const isPad = /Macintosh/.test(userAgent) && touchPoints > 1;
  if (/iPhone|iPad|iPod/.test(userAgent) || isPad) {
    return /CriOS|FxiOS|EdgiOS|GSA\//.test(userAgent) ? "iphoneApp" : "iphone";
  }
  if (/Firefox\//.test(userAgent)) return "firefox";
  return /Safari\//.test(userAgent) && !/Chrom(e|ium)\//.test(userAgent) ? "safari" : "chrome";
}

export const ownPlatform = () => platformOf(navigator.userAgent, navigator.maxTouchPoints);
