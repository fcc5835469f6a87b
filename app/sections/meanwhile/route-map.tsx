import { markPath } from "~/lib/mark-path";

/** What stands on the map; `label` is for those who do not see it. */
export type RouteMapWords = Record<"label" | "sea" | "city" | "road" | "village" | "plant" | "note", string>;

/** The coast's road, with the line in its middle. */
const ROAD = "M-8 116C44 104 84 140 150 148S332 128 448 138";

/** A sketch of the way to the plant, not to scale: along the coast from the city, then off the road among the palms. */
export function RouteMap({ words }: { words: RouteMapWords }) {
  return (
    <figure className="route-map">
      <svg viewBox="0 20 440 240" role="img" aria-label={words.label}>
        <defs>
          <pattern id="palms" width="20" height="18" patternUnits="userSpaceOnUse">
            <circle cx="5" cy="5" r="4" />
            <circle cx="15" cy="14" r="4" />
          </pattern>
        </defs>
        <path className="route-sea" d="M-10 0H450V66C392 84 338 52 272 68S152 96 92 74 26 64-10 80Z" />
        <path className="route-waves" d="M40 46q8-6 16 0t16 0M186 38q8-6 16 0t16 0M236 54q8-6 16 0t16 0" />
        <path className="route-hills" d="M0 270V222C22 190 44 192 64 216 88 182 116 186 150 270Z" />
        <path className="route-hills" d="M0 270V244C34 218 66 224 104 270Z" />
        <path className="route-river" d="M64 218C76 200 104 196 112 172S98 118 108 78" />
        <path className="route-palms" d="M176 196C216 168 300 176 440 160V270H150C150 232 152 214 176 196Z" />
        <path
          className="route-houses"
          d="M14 91h8v8h-8zM27 87h9v8h-9zM52 91h8v8h-8zM64 96h7v7h-7zM240 148h8v8h-8zM284 146h8v8h-8zM297 149h7v7h-7z"
        />
        <path className="route-road" d={ROAD} />
        <path className="route-line" d={ROAD} />
        <path className="route-track" d="M262 137C264 172 296 184 312 214" />
        <circle className="route-place" cx="44" cy="113" r="8" />
        <circle className="route-place" cx="262" cy="137" r="8" />
        <circle className="route-plant" cx="318" cy="226" r="22" />
        <path className="route-mark" d={markPath} transform="translate(304.5 211.5) scale(.84)" />
        <rect className="route-sign" x="127" y="137" width="66" height="26" rx="8" />
        <text x="160" y="151" dominantBaseline="central">
          {words.road}
        </text>
        <text x="48" y="143">
          {words.city}
        </text>
        <text x="262" y="116">
          {words.village}
        </text>
        <text className="route-name" x="350" y="232">
          {words.plant}
        </text>
        <text className="route-sea-name" x="352" y="48">
          {words.sea}
        </text>
      </svg>
      <figcaption>{words.note}</figcaption>
    </figure>
  );
}
