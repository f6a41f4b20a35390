/** The license of the timetable as data. */
export const dataLicense = {
  name: "CC BY 4.0",
  url: "https://creativecommons.org/licenses/by/4.0/",
} as const;
