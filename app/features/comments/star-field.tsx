import { fillCount, type CountedWords } from "~/lib/fill";
import { FIELD_LABEL } from "~/ui/field";
import { Star } from "~/ui/stars";

type Props = { words: { rating: string; stars: CountedWords }; name: string };

/** Fills the stars up to the checked one. */
const STAR_LABEL =
  "group/star relative cursor-pointer py-2 pr-2 has-focus-visible:rounded-field has-focus-visible:outline-2 has-focus-visible:outline-palm-700";
const STAR_SHAPE =
  "size-8 fill-none stroke-line stroke-[1.2] group-has-checked/stars:fill-oil-600 group-has-checked/stars:stroke-oil-600 in-[label:has(:checked)_~_label]:fill-none in-[label:has(:checked)_~_label]:stroke-line";

export function StarField({ words, name }: Props) {
  return (
    <fieldset className="group/stars tablet:col-span-2">
      <legend className={FIELD_LABEL}>{words.rating}</legend>
      <div className="flex">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={STAR_LABEL}>
            <input type="radio" name={name} value={stars} className="sr-only" />
            {/* Transparent, not clipped: IBM's checker treats a clipped label as empty. */}
            <span className="sr-only opacity-0 [clip-path:none]">{fillCount(words.stars, stars)}</span>
            <Star className={STAR_SHAPE} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
