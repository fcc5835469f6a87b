import { useEffect, useRef, useState } from "react";
import type { Picture as PictureData } from "~/lib/picture";
import { RoundButton } from "../button";
import { Dialog } from "../dialog";
import { useControlLabels } from "../language";
import { LightboxStage } from "./lightbox-stage";

type Props = {
  label: string;
  pictures: readonly { picture: PictureData; caption: string }[];
  /** Index of the picture to begin with. */
  start: number;
  onClose: () => void;
};

const BAR = "flex items-center gap-2 px-4 text-palm-700 tablet:px-8";

/**
 * Full-window pictures. Arrow keys, buttons and swipes move between them, wrapping around; Escape, the close button and
 * vertical swipes close; a double tap and the zoom button zoom. Arrow keys scroll a zoomed picture. It is open while it is
 * rendered.
 */
export default function Lightbox({ label, pictures, start, onClose }: Props) {
  const labels = useControlLabels();
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  const [zoomedIndex, setZoomedIndex] = useState<number>();
  const shown = pictures[index];
  const zoomed = zoomedIndex === index;
  const toggleZoom = () => setZoomedIndex(zoomed ? undefined : index);
  const close = () => dialog.current?.close();

  const { length } = pictures;
  const move = (step: number) => setIndex((at) => (at + step + length) % length);

  useEffect(() => dialog.current?.showModal(), []);

  if (!shown) return null;
  return (
    <Dialog ref={dialog} look="full" label={label} onClose={onClose}>
      {/* Bars of equal height keep the picture centred in the window. */}
      <div className="grid h-full grid-rows-[96px_minmax(0,1fr)_96px]">
        <div className={BAR}>
          <p aria-live="polite" className="mr-auto display-figures text-lg">
            {labels.position(index + 1, length)}
          </p>
          <RoundButton label={labels.zoom} aria-pressed={zoomed} onClick={toggleZoom} icon="enlarge" />
          <RoundButton label={labels.close} onClick={close} icon="close" />
        </div>
        <LightboxStage
          picture={shown.picture}
          zoomed={zoomed}
          onZoom={toggleZoom}
          onMove={move}
          onClose={close}
        />
        <div className={BAR}>
          <p className="mr-auto line-clamp-4 pr-2 font-display text-base text-ink tablet:text-lg">
            {shown.caption}
          </p>
          {length > 1 ? (
            <>
              <RoundButton label={labels.previous} onClick={() => move(-1)} icon="arrow-left" />
              <RoundButton label={labels.next} onClick={() => move(1)} icon="arrow-right" />
            </>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
