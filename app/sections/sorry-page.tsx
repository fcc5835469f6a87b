import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

type Props = {
  title: string;
  text: string;
  /** Its address without `.avif` and `.webp`, and its size in px. */
  picture: { base: string; width: number; height: number };
};

/** A quiet page for what went wrong: the sentence, what it means, the way home, and something that fell over. */
export function SorryPage({ title, text, picture: { base, width, height } }: Props) {
  return (
    <section lang="en" className="bg-husk-100">
      <div className="wrap grid min-h-[clamp(480px,64vh,720px)] content-center items-center gap-10 py-16 tablet:grid-cols-2 tablet:py-24">
        <div>
          <h1 className="max-w-[10em]">{title}</h1>
          <p className="mt-6 max-w-[30em] lead text-muted">{text}</p>
          <Link to="/" className="button button-primary mt-10">
            Back to home
            <Icon name="arrow-right" />
          </Link>
        </div>
        <picture>
          <source type="image/avif" srcSet={`${base}.avif`} />
          <img
            src={`${base}.webp`}
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
