/** What was chosen of a picture, in its own pixels. */
export type CropArea = { x: number; y: number; width: number; height: number };

const SIDE = 1024;
const QUALITY = 0.9;

/** The chosen square as a file of its own, small enough to be sent from a phone. */
export async function cropPicture(address: string, area: CropArea): Promise<Blob> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const side = Math.min(SIDE, Math.round(area.width));
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  // Through what is clear in the picture one would otherwise see black.
  context.fillStyle = "white";
  context.fillRect(0, 0, side, side);
  const { x, y, width, height } = area;
  context.drawImage(image, x, y, width, height, 0, 0, side, side);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("no picture"))),
      "image/jpeg",
      QUALITY,
    );
  });
}
