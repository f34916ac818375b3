/** Pixels of the longer side, which no phone shows more of. */
const SIDE = 1200;
const QUALITY = 0.85;
/** What is so small is sent as it is. */
const SMALL_BYTES = 300_000;

/** A picture small enough to be sent from a phone. @throws where the file holds none */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (file.size <= SMALL_BYTES) return file;
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const scale = Math.min(1, SIDE / Math.max(image.naturalWidth, image.naturalHeight));
    return await drawn(image, scale);
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function drawn(image: HTMLImageElement, scale: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  // Through what is clear in the picture one would otherwise see black.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("no picture"))),
      "image/jpeg",
      QUALITY,
    );
  });
}
