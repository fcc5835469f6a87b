import type { To } from "react-router";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
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
            <ButtonLink to="/" look="primary">
              {frame.errors.home}
              <Icon name="arrow-right" />
            </ButtonLink>
            {again ? (
              <ButtonLink to={again} reloadDocument>
                {frame.errors.again}
              </ButtonLink>
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
