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

/**
 * A drawing from `shared/art`. Loaded lazily unless it is in the first view. In Safari, pictures do not follow
 * the color scheme of the page, so it gets the night colors by their own address.
 */
export function Picture({ name, alt, width, height, eager = false }: PictureProps) {
  const source = useAsset(`art/${name}.svg`);
  const loading = eager ? { fetchPriority: "high" as const } : { loading: "lazy" as const };
  return (
    <picture>
      <source media="screen and (prefers-color-scheme: dark)" srcSet={`${source}#${nightId}`} />
      <img src={source} alt={alt} width={width} height={height} {...loading} />
    </picture>
  );
}
