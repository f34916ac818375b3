/** Leaves nothing of what was read so far: who reads is somebody else from now on. */
export function reloadAt(path: string) {
  localStorage.removeItem("user_data");
  window.location.assign(path);
}
