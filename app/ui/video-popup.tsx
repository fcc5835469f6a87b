import { useRef, useState } from "react";
import { VIDEO_ORIGIN } from "~/lib/external-origins";
import { RoundButton } from "./button";
import { closeDialog, Dialog } from "./dialog";
import { Icon } from "./icon";
import { useControlLabels } from "./language";

type Props = {
  /** `id` is the YouTube video id, `title` the dialog's accessible name. */
  video: { id: string; title: string; button: string };
  className: string;
  iconClassName: string;
};

/** A button that opens a video in a dialog. Nothing is requested from YouTube before that. */
export function VideoPopup({ video, className, iconClassName }: Props) {
  const labels = useControlLabels();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);

  function open() {
    setOpen(true);
    dialog.current?.showModal();
  }

  return (
    <>
      <button type="button" aria-haspopup="dialog" className={`group/video ${className}`} onClick={open}>
        <span
          className={`grid flex-none place-items-center rounded-full bg-fruit-600 text-white group-hover/video:bg-fruit-700 ${iconClassName}`}
        >
          <Icon name="play" className="size-2/5 fill-current" />
        </span>
        {video.button}
      </button>
      <Dialog ref={dialog} look="video" label={video.title} onClose={() => setOpen(false)}>
        <RoundButton
          look="light"
          className="mb-3 ml-auto"
          label={labels.close}
          onClick={() => closeDialog(dialog.current)}
          icon="close"
        />
        <div className="relative grid aspect-video place-items-center rounded-card bg-palm-900">
          {/* A spinner, until the player covers it. */}
          <span className="size-11 animate-spin rounded-full border-2 border-line border-t-oil-400 motion-reduce:animate-none" />
          {isOpen ? (
            // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs its scripts and its origin
            <iframe
              src={`${VIDEO_ORIGIN}/embed/${video.id}?autoplay=1`}
              title={video.title}
              allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
              className="absolute inset-0 size-full rounded-card"
            />
          ) : null}
        </div>
      </Dialog>
    </>
  );
}
