import type { Dataset, Schedule } from "schema-dts";
import { schedule } from "../content/derived/timetable.ts";
import { dataOrigin } from "../content/derived/timetable-texts.ts";
import { asOf } from "../content/figures.ts";
import { firstOf, lastOf } from "../content/formulas/lists.ts";
import { pages } from "../content/pages.ts";
import { timetableCompanies } from "../content/schedule.ts";
import { guideName } from "../content/texts/guide-name.ts";
import { dataLicense, timeZone } from "../content/texts/open-data.ts";
import { filePaths, paths } from "../paths.ts";
import { format24Hour } from "../universal/clock.ts";

const { heading } = pages.schedules;

export const dailySchedule: Schedule = {
  "@type": "Schedule",
  name: heading,
  description: `${schedule.length} departures of ${timetableCompanies} on a usual day, as the guide estimates it`,
  repeatFrequency: "P1D",
  scheduleTimezone: timeZone,
  startTime: format24Hour(firstOf(schedule, "departures").minutes),
  endTime: format24Hour(lastOf(schedule, "departures").minutes),
};

export function departureDataset(siteUrl: string): Dataset {
  const formats = [
    ["application/json", filePaths.scheduleJson],
    ["text/csv", filePaths.scheduleCsv],
  ] as const;
  return {
    "@type": "Dataset",
    name: heading,
    description: dataOrigin,
    url: `${siteUrl}${paths.schedules}`,
    license: dataLicense.url,
    isAccessibleForFree: true,
    dateModified: asOf,
    creator: { "@type": "Organization", name: guideName, url: `${siteUrl}${paths.home}` },
    distribution: formats.map(([encodingFormat, path]) => ({
      "@type": "DataDownload",
      encodingFormat,
      contentUrl: `${siteUrl}${path}`,
    })),
  };
}
