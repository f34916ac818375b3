/** Where a resource's file is: to look at, or with `download` to keep. The newest, unless a version is named. */
export function fileAddress(id: string, options: { version?: number; isDownload?: boolean } = {}) {
  const question = new URLSearchParams();
  if (options.version) question.set("version", String(options.version));
  if (options.isDownload) question.set("download", "1");
  const text = question.toString();
  return `/api/resources/${encodeURIComponent(id)}/file/${text && `?${text}`}`;
}
