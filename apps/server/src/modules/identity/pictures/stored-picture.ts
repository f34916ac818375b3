/** Whoever is signed in and was shown its address sees a picture; it cannot be guessed. */
export const addressOfPicture = (key: string) => `/api/pictures/${key}/`;

/** Its key in the storage. */
export const storedPicture = (key: string) => `pictures/${key}`;

/** The same for an address; of nothing, or of another site's picture, undefined. */
export function storedPictureAt(address: string | null): string | undefined {
  const key = /^\/api\/pictures\/([\w-]+)\/$/.exec(address ?? "")?.[1];
  return key && storedPicture(key);
}
