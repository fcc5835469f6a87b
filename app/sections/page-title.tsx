import type { Picture as PictureData } from "~/lib/picture";
import { Breadcrumb, type Crumb } from "~/ui/breadcrumb";
import { Picture } from "~/ui/picture";

type Props = {
  title: string;
  lead?: string;
  /** A studio picture beside the title, where the window has room for it. */
  picture?: PictureData;
  breadcrumbs: readonly Crumb[];
};

/** The head of a page that is there to be used: the way here, its name and a line. */
export function PageTitle({ title, lead, picture, breadcrumbs }: Props) {
  return (
    <div className="wrap flex justify-between gap-10 pt-5 tablet:pt-8">
      <div className="min-w-0">
        <Breadcrumb breadcrumbs={breadcrumbs} current={title} />
        <h1 className="mt-5 tablet:mt-8">{title}</h1>
        {lead ? <p className="mt-5 max-w-[40ch] lead">{lead}</p> : null}
      </div>
      {picture ? (
        <Picture
          picture={picture}
          sizes="(width < 1556px) 36vw, 560px"
          decorative
          className="hidden h-auto w-[clamp(260px,36vw,560px)] shrink-0 self-end mix-blend-multiply tablet:block desktop:-mr-6 desktop:-mb-8"
        />
      ) : null}
    </div>
  );
}
