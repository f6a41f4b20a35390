/** Selects the links to pages of the guide. */
export const pageLink = 'a[href^="/"]:not([href*="."])';
