import type { ReactNode } from "react";
import { nightId } from "../../contract/assets.ts";
import { useAsset } from "../../site-context.ts";
import { breakpoints } from "../../styles/breakpoints.ts";

interface ImageProps {
  readonly width: number;
  readonly height: number;
  /** Empty if the text beside the picture says the same. */
  readonly alt: string;
  /** Whether the picture is in the first view of the page; others load lazily. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

interface PictureProps extends ImageProps {
  /** The path below `shared/art`, without extension: "foods/ube-jam". */
  readonly name: string;
  /** Replaces the drawing on tablets and desktops. */
  readonly wide?: WideDrawing;
}

type WideDrawing = Pick<PictureProps, "name" | "width" | "height">;

export function Picture({ name, wide, ...image }: PictureProps) {
  return (
    <PictureAt source={useAsset(`art/${name}.svg`)} {...image}>
      {wide && <WideSources {...wide} />}
    </PictureAt>
  );
}

interface PictureAtProps extends ImageProps {
  /** The address of a drawing. */
  readonly source: string;
  readonly children?: ReactNode;
}

const night = "screen and (prefers-color-scheme: dark)";

export function PictureAt(props: PictureAtProps) {
  const { source, alt, width, height, eager = false, className, children } = props;
  const loading = eager ? { fetchPriority: "high" as const } : { loading: "lazy" as const };
  return (
    <picture>
      {children}
      <source media={night} srcSet={`${source}#${nightId}`} />
      <img className={className} src={source} alt={alt} width={width} height={height} {...loading} />
    </picture>
  );
}

function WideSources({ name, ...size }: WideDrawing) {
  const source = useAsset(`art/${name}.svg`);
  return (
    <>
      <source media={`${night} and ${breakpoints.tablet}`} srcSet={`${source}#${nightId}`} {...size} />
      <source media={breakpoints.tablet} srcSet={source} {...size} />
    </>
  );
}
