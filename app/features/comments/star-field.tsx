import { fillCount, type CountedWords } from "~/lib/fill";
import { Star } from "~/ui/stars";

type Props = { words: { rating: string; stars: CountedWords }; name: string };

/** One to five stars as a group of radio buttons; the stars up to the chosen one are filled. */
export function StarField({ words, name }: Props) {
  return (
    <fieldset className="field star-field">
      <legend className="field-label">{words.rating}</legend>
      <div className="flex">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars}>
            <input type="radio" name={name} value={stars} className="sr-only" />
            {/* Transparent instead of clipped: IBM's checker takes a clipped label for an empty one. */}
            <span className="sr-only opacity-0 [clip-path:none]">{fillCount(words.stars, stars)}</span>
            <Star className="size-8" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
