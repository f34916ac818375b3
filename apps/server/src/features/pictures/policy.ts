/** Who sees a picture: whoever is signed in and was shown its address, which cannot be guessed. */
const PREFIX = "/api/pictures/";

export const addressOfPicture = (key: string) => `${PREFIX}${key}/`;

/** Its key in the storage. */
export const storedPicture = (key: string) => `pictures/${key}`;
