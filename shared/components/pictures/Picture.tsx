import { useAsset } from "./asset-context.tsx";
import { nightId } from "./night.ts";

interface PictureProps {
  /** The file under `shared/art`, without its ending: "foods/ube-jam". */
  readonly name: string;
  /** Empty where the picture says nothing that the text beside it does not. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** In the first view of the page: load it at once. */
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
  /** Where it is shown at all: a media query. */
  readonly media?: string;
}

/** The same drawing by night, for Safari: there a picture does not follow the page into the dark. */
export function NightSource({ source, media }: NightSourceProps) {
  return (
    <source
      media={media === undefined ? darkScheme : `${darkScheme} and ${media}`}
      srcSet={`${source}#${nightId}`}
    />
  );
}
