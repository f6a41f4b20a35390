/** The class of what follows the road while the page scrolls. The build generates its rules from the heights of the road. */
export const climbClass = "climb";

/** The height of the upper edge of the drawing of the road, in meters. */
export const climbTop = 1800;
