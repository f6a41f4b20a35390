import { breakpoints } from "../../styles/breakpoints.ts";
import { useAsset } from "./asset-context.tsx";
import { nightId } from "./night.ts";

const dark = "screen and (prefers-color-scheme: dark)";

interface Drawing {
  /** The path below `shared/art`, without extension: "foods/ube-jam". */
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

interface PictureProps extends Drawing {
  /** Empty if the text beside the picture already says the same. */
  readonly alt: string;
  /** Another drawing of the same for tablets and desks. */
  readonly wide?: Drawing;
  /** Whether to load it at once, because it is in the first view of the page. */
  readonly eager?: boolean;
}

/**
 * A drawing from `shared/art`. Loaded lazily unless it is in the first view. In Safari, pictures do not follow
 * the color scheme of the page, so it gets the night colors by their own address.
 */
export function Picture({ name, alt, width, height, wide, eager = false }: PictureProps) {
  const source = useAsset(`art/${name}.svg`);
  const loading = eager ? { fetchPriority: "high" as const } : { loading: "lazy" as const };
  return (
    <picture>
      {wide && <WideSources {...wide} />}
      <source media={dark} srcSet={`${source}#${nightId}`} />
      <img src={source} alt={alt} width={width} height={height} {...loading} />
    </picture>
  );
}

function WideSources({ name, width, height }: Drawing) {
  const source = useAsset(`art/${name}.svg`);
  return (
    <>
      <source
        media={`${dark} and ${breakpoints.tablet}`}
        srcSet={`${source}#${nightId}`}
        width={width}
        height={height}
      />
      <source media={breakpoints.tablet} srcSet={source} width={width} height={height} />
    </>
  );
}
