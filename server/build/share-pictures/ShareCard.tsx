import { type SharePicture, sharePictureSize } from "../../../shared/head/share-pictures.ts";
import { site } from "../../../shared/site.ts";
import { colors } from "../../../shared/styles/colors.ts";
import { ContentError } from "../check-content/content-error.ts";
import type { DayArt } from "../palette.ts";
import { arrangements, type Box, margin, type TextPlace } from "./arrangements.ts";
import { balancedLines } from "./balanced-lines.ts";

const { width: cardWidth, height: cardHeight } = sharePictureSize;
const [paper] = colors.paper;
const [ink] = colors.ink;
const [ground] = colors.ground;

interface ShareCardProps {
  readonly picture: SharePicture;
  readonly drawings: readonly DayArt[];
  readonly mark: DayArt;
  /** Returns the width of a text in the display font at font size 1. */
  readonly measure: (text: string) => number;
}

export function ShareCard({ picture, drawings, mark, measure }: ShareCardProps) {
  const { art, heading, line, weft, rule } = arrangements[picture.composition];
  const big = fitText(picture.heading, heading, measure);
  const small = fitText(picture.line, line, measure);
  const bigHeight = big.size * 1.04;
  const below = heading.top + big.lines.length * bigHeight + 34;
  const bandHeight = art.height / drawings.length;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: becomes a PNG; the page has its alternative text.
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${cardWidth} ${cardHeight}`} fontFamily="Besley">
      <rect width={cardWidth} height={cardHeight} fill={paper} />
      {drawings.map((drawing, index) => (
        <Drawing
          key={drawing.content}
          drawing={drawing}
          x={art.x}
          y={art.y + index * bandHeight}
          width={art.width}
          height={bandHeight}
          zoom={art.zoom}
        />
      ))}
      {rule && <rect {...rule} fill={ink} />}
      {weft && <Weft {...weft} />}
      <g fill={ink}>
        <Drawing drawing={mark} x={margin} y={48} width={44} height={44} />
        <text x={margin + 58} y={81} fontSize={30}>
          {site.fullName}
        </text>
        {big.lines.map((text, index) => (
          <text
            key={text}
            x={margin}
            y={heading.top + index * bigHeight + big.size * 0.76}
            fontSize={big.size}
            letterSpacing={big.size * -0.018}
          >
            {text}
          </text>
        ))}
        {small.lines.map((text, index) => (
          <text key={text} x={margin} y={below + index * small.size * 1.25} fontSize={small.size}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}

function Drawing({
  drawing: { viewBox, content },
  zoom = 1,
  ...box
}: Box & { drawing: DayArt; zoom?: number }) {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
  const window = [
    left + (width - width / zoom) / 2,
    top + height - height / zoom,
    width / zoom,
    height / zoom,
  ];
  return (
    <svg
      {...box}
      viewBox={window.join(" ")}
      preserveAspectRatio="xMidYMax slice"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of the guide.
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}

/**
 * The start and thickness of the stripes of a weft, as shares of its height. The same as in
 * Weft.module.css.
 */
const stripes = [
  [0.06, 0.02],
  [0.21, 0.04],
  [0.36, 0.06],
  [0.51, 0.09],
  [0.66, 0.11],
  [0.81, 0.13],
  [0.96, 0.04],
] as const;

function Weft({ x, y, width, height }: Box) {
  return (
    <g fill={ground}>
      {stripes.map(([start, share]) => (
        <rect key={start} x={x} y={y + start * height} width={width} height={share * height} />
      ))}
    </g>
  );
}

/**
 * Finds the largest size in which a text fits its place.
 * @throws ContentError if no size fits.
 */
function fitText(
  text: string,
  { width, lines: most, sizes }: TextPlace,
  measure: ShareCardProps["measure"],
): { lines: readonly string[]; size: number } {
  for (const size of sizes) {
    const lines = balancedLines(text, width / size, measure);
    if (lines && lines.length <= most) {
      return { lines, size };
    }
  }
  throw new ContentError(`"${text}" does not fit on the share picture of its page. Shorten it.`);
}
