import type { To } from "react-router";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import * as frame from "~/words/frame";

type Props = {
  title: string;
  text: string;
  /** Its addresses, and its size in px. */
  picture: { avif: string; webp: string; width: number; height: number };
  /** Where another try leads, of what may succeed the next time. */
  again?: To;
};

/** A quiet page for what went wrong: the sentence, what it means, the way home, and something that fell over. */
export function ErrorPage({ title, text, picture: { avif, webp, width, height }, again }: Props) {
  return (
    <section lang="en" className="bg-husk-100">
      <div className="wrap grid min-h-[clamp(480px,64vh,720px)] content-center items-center gap-10 py-16 tablet:grid-cols-2 tablet:py-24 tablet:max-desktop:min-h-0">
        <div>
          <h1 className="max-w-[10em]">{title}</h1>
          <p className="mt-6 max-w-[30em] lead text-muted">{text}</p>
          <p className="mt-10 flex flex-wrap gap-3">
            <Link to="/" className="button button-primary">
              {frame.errors.home}
              <Icon name="arrow-right" />
            </Link>
            {again ? (
              <Link to={again} reloadDocument className="button button-outline">
                {frame.errors.again}
              </Link>
            ) : null}
          </p>
        </div>
        <picture>
          <source type="image/avif" srcSet={avif} />
          <img
            src={webp}
            alt=""
            width={width}
            height={height}
            className="mx-auto h-auto w-full max-w-[640px] mix-blend-multiply"
          />
        </picture>
      </div>
    </section>
  );
}
