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
  /** Empty if the text beside the picture says the same. */
  readonly alt: string;
  /** Replaces the drawing on tablets and desktops. */
  readonly wide?: Drawing;
  /** Whether the picture is in the first view of the page; others load lazily. */
  readonly eager?: boolean;
}

/** In Safari, pictures ignore the page's color scheme, so the night colors have their own address. */
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
