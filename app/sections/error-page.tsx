import type { To } from "react-router";
import type { PictureFiles } from "~/lib/picture";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { StudioPicture } from "~/ui/tile";
import * as frame from "~/words/frame";

type Props = {
  title: string;
  text: string;
  picture: PictureFiles;
  /** Where the link to try again leads, if the error may be temporary. */
  retry?: To;
};

export function ErrorPage({ title, text, picture, retry }: Props) {
  return (
    <section lang="en" className="bg-husk-100">
      <div className="wrap grid items-center gap-12 py-section tablet:grid-cols-7-6">
        <div>
          <h1>{title}</h1>
          <p className="mt-6 max-w-[34em] lead text-muted">{text}</p>
          <p className="mt-12 flex flex-wrap gap-3">
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
        <StudioPicture
          picture={{ ...picture, alt: "" }}
          sizes="640px"
          priority
          className="mx-auto w-full max-w-160"
        />
      </div>
    </section>
  );
}
