import { Breadcrumb, type Crumb } from "~/ui/breadcrumb";

type Props = { title: string; lead?: string; breadcrumbs: readonly Crumb[] };

/** The head of a page that is there to be used: the way here, its name and a line, without a picture. */
export function PageTitle({ title, lead, breadcrumbs }: Props) {
  return (
    <div className="wrap pt-5 tablet:pt-8">
      <Breadcrumb breadcrumbs={breadcrumbs} current={title} />
      <h1 className="mt-5 text-[clamp(46px,6.4vw,92px)] leading-none tablet:mt-8">{title}</h1>
      {lead ? <p className="mt-5 max-w-[40ch] lead">{lead}</p> : null}
    </div>
  );
}
