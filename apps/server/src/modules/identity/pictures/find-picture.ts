import type { Storage } from "../../../platform/storage/storage.ts";
import { storedPictureAt } from "./stored-picture.ts";

/** The bytes behind somebody's picture; undefined where there is none, or it is another site's. */
export async function findPicture(storage: Storage, address: string | null) {
  const key = storedPictureAt(address);
  return key && storage.get(key);
}
