import type { ReactNode } from "react";
import { nightId } from "../../contract/assets.ts";
import { useAsset } from "../../site-context.ts";
import { breakpoints } from "../../styles/breakpoints.ts";
import styles from "./Picture.module.css";

const dark = "screen and (prefers-color-scheme: dark)";

interface Drawing {
  /** The path below `shared/art`, without extension: "foods/ube-jam". */
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

interface PictureProps extends Drawing, ImageProps {
  /** Replaces the drawing on tablets and desktops. */
  readonly wide?: Drawing;
}

interface ImageProps {
  readonly width: number;
  readonly height: number;
  /** Empty if the text beside the picture says the same. */
  readonly alt: string;
  /** Whether the picture is in the first view of the page; others load lazily. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

export function Picture({ name, wide, ...image }: PictureProps) {
  return (
    <PictureAt source={useAsset(`art/${name}.svg`)} {...image}>
      {wide && <WideSources {...wide} />}
    </PictureAt>
  );
}

type SceneProps = Pick<PictureProps, "name" | "eager" | "className"> & Partial<Pick<PictureProps, "alt">>;

/** A wide drawing. Its box crops it. */
export function Scene({ alt = "", ...props }: SceneProps) {
  return <Picture alt={alt} width={1440} height={420} {...props} />;
}

/** Frames one `Picture` and what is on it. The picture grows slightly when its link is hovered. */
export function FramedPicture({ children }: { readonly children: ReactNode }) {
  return <div className={`boxed ${styles.frame}`}>{children}</div>;
}

interface PictureAtProps extends ImageProps {
  /** The address of a drawing. */
  readonly source: string;
  readonly children?: ReactNode;
}

/** In Safari, pictures ignore the page's color scheme, so the night colors have their own address. */
export function PictureAt(props: PictureAtProps) {
  const { source, alt, width, height, eager = false, className, children } = props;
  const loading = eager ? { fetchPriority: "high" as const } : { loading: "lazy" as const };
  return (
    <picture>
      {children}
      <source media={dark} srcSet={`${source}#${nightId}`} />
      <img className={className} src={source} alt={alt} width={width} height={height} {...loading} />
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
