/** Under the upload's own random id, so that what was copied and never taken into use can be found and removed. */
export function storageKey(uploadId: string): string {
  return `resources/${uploadId}`;
}
