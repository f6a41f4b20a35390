import { guide } from "./pages.ts";

export const notFoundText = {
  code: "404",
  heading: "Page Not Found",
  text: "Oops! The page you’re looking for doesn’t exist. It might have been moved or deleted.",
  suggestion: "Did you mean",
  home: "Back to Home",
  explore: "Explore Baguio",
  title: `Page Not Found – ${guide.name}`,
  description: `There is no page at this address. Go back to the home page of the ${guide.name}, or explore the places to see.`,
} as const;

/** For the page that replaces one that cannot be rendered. */
export const errorText = {
  label: "Error",
  heading: "Unexpected Application Error!",
  title: `Unexpected Application Error – ${guide.name}`,
  description:
    "Something went wrong while this page was loading. Try again in a moment, or go back to the home page.",
  home: "Back to Home",
} as const;

/** For requests that get no page, by status. */
export const refusalTexts = {
  400: "This address or request is malformed.",
  404: "Not Found",
  405: "This guide is read-only.",
  429: "Too many searches. Wait a minute and try again.",
} as const;
