/** What `data-skies` holds as JSON: from midnight, each sky of the hero and the minute of the day at which it ends. */
export type SkiesOfDay = readonly (readonly [sky: string, end: number])[];
