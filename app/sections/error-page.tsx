import type { To } from "react-router";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import * as frame from "~/words/frame";

type Props = {
  title: string;
  text: string;
  /** URLs, and the size in px. */
  picture: { avif: string; webp: string; width: number; height: number };
  /** A link to retry an error that may be temporary. */
  retry?: To;
};

export function ErrorPage({ title, text, picture: { avif, webp, width, height }, retry }: Props) {
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
            {retry ? (
              <ButtonLink to={retry} reloadDocument>
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
