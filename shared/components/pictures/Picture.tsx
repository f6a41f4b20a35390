import { useAsset } from "./asset-context.tsx";
import { nightId } from "./night.ts";

interface PictureProps {
  /** The path below `shared/art`, without extension: "foods/ube-jam". */
  readonly name: string;
  /** Empty if the text beside the picture already says the same. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Whether to load it at once, because it is in the first view of the page. */
  readonly eager?: boolean;
}

/** A drawing from `shared/art`. Loaded lazily unless it is in the first view. */
export function Picture({ name, alt, width, height, eager = false }: PictureProps) {
  const source = useAsset(`art/${name}.svg`);
  const loading = eager ? { fetchPriority: "high" as const } : { loading: "lazy" as const };
  return (
    <picture>
      <NightSource source={source} />
      <img src={source} alt={alt} width={width} height={height} {...loading} />
    </picture>
  );
}

const darkScheme = "(prefers-color-scheme: dark)";

interface NightSourceProps {
  /** The address of the drawing. */
  readonly source: string;
  /** A media query that limits where it is shown. */
  readonly media?: string;
}

/** The drawing in its night colors, for Safari, where pictures do not follow the page's color scheme. */
export function NightSource({ source, media }: NightSourceProps) {
  return (
    <source
      media={media === undefined ? darkScheme : `${darkScheme} and ${media}`}
      srcSet={`${source}#${nightId}`}
    />
  );
}
