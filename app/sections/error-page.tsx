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
    <section lang="en" className="error-page">
      <div className="wrap">
        <div>
          <h1>{title}</h1>
          <p>{text}</p>
          <p>
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
          <img src={webp} alt="" width={width} height={height} />
        </picture>
      </div>
    </section>
  );
}
