import { useRef, useState } from "react";
import { VIDEO_ORIGIN } from "~/lib/external-origins";
import { RoundButton } from "./button";
import { closeDialog, Dialog } from "./dialog";
import { Icon } from "./icon";
import { useWords } from "./language";

type Props = {
  /** The video's id at the platform, and what it shows. */
  video: { id: string; title: string };
  /** What the play button says. */
  label: string;
  className?: string;
  /** The size of the sign before it, or its place. */
  signClassName?: string;
};

/**
 * A button that opens a video over the page (spec 4, 9): 16:9, 300 ms. The player is asked for when it opens and gone when
 * it closes; before that nothing is requested from outside.
 */
export function VideoPopup({
  video,
  label,
  className = "inline-flex items-center gap-4 font-semibold tracking-wider",
  signClassName = "size-21",
}: Props) {
  const words = useWords();
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
          className={`grid flex-none place-items-center rounded-full bg-fruit-600 text-white transition-[color,background-color,border-color] duration-200 can-hover:group-hover/video:bg-fruit-700 ${signClassName}`}
        >
          <Icon name="play" className="size-2/5 fill-current" />
        </span>
        {label}
      </button>
      <Dialog ref={dialog} look="dialog-video" label={video.title} onClose={() => setOpen(false)}>
        <RoundButton
          look="light"
          className="mb-3 ml-auto"
          label={words.close}
          onClick={() => closeDialog(dialog.current)}
          icon="close"
        />
        {isOpen ? (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin's player, which needs its scripts and its origin
          <iframe
            src={`${VIDEO_ORIGIN}/embed/${video.id}?autoplay=1`}
            title={video.title}
            allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
            className="aspect-video w-full rounded-card border-0"
          />
        ) : null}
      </Dialog>
    </>
  );
}
