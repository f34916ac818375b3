import { useState } from "react";
import Cropper from "react-easy-crop";
import { useTranslation } from "react-i18next";

import { Label } from "../../../../components/ui/form-field.tsx";
import type { CropArea } from "../model/crop-picture.ts";

const ZOOM = { min: 1, max: 4, step: 0.05 };
const KEY_STEP = 8;

type PictureCropperProps = {
  address: string;
  onCrop: (area: CropArea) => void;
  onDamaged: () => void;
};

/** Drag, arrow keys, wheel or slider: the circle is what others will see. */
export function PictureCropper({ address, onCrop, onDamaged }: PictureCropperProps) {
  const { t } = useTranslation("profile");
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(ZOOM.min);
  return (
    <>
      <div dir="ltr" className="relative h-72 overflow-hidden rounded-md bg-band">
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          minZoom={ZOOM.min}
          maxZoom={ZOOM.max}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={KEY_STEP}
          cropperProps={{ "aria-label": t("picture.area"), role: "application" }}
          mediaProps={{ alt: "", onError: onDamaged }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_percent, area) => onCrop(area)}
        />
      </div>
      <div className="mt-4 space-y-1.5">
        <Label htmlFor="picture-zoom">{t("picture.zoom")}</Label>
        <input
          id="picture-zoom"
          type="range"
          {...ZOOM}
          value={zoom}
          onChange={(event) => setZoom(event.target.valueAsNumber)}
          className="h-11 w-full accent-primary"
        />
      </div>
    </>
  );
}
