import { darkScheme, nightId } from "./night.ts";

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
