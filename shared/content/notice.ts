/** A boxed advisory: a heading, a sentence or two, and points to check. */
export interface Notice {
  heading: string;
  text: string;
  points?: readonly string[];
}
