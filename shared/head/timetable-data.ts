import type { Dataset, Schedule } from "schema-dts";
import { origins, schedule, summaryOf } from "../content/derived/timetable.ts";
import { asOf } from "../content/figures.ts";
import { dataLicense, dataOrigin, timeZone } from "../content/open-data.ts";
import { pages } from "../content/pages.ts";
import { timetableCompanies } from "../content/schedule.ts";
import { filePaths, paths } from "../paths.ts";
import { site } from "../site.ts";
import { format24Hour } from "../universal/clock.ts";

const { heading } = pages.schedules;

export const dailySchedule: Schedule = {
  "@type": "Schedule",
  name: heading,
  description: `${schedule.length} departures of ${timetableCompanies} on a usual day, as the guide estimates it`,
  repeatFrequency: "P1D",
  scheduleTimezone: timeZone,
  startTime: format24Hour(Math.min(...origins.map(({ id }) => summaryOf(id).first))),
  endTime: format24Hour(Math.max(...origins.map(({ id }) => summaryOf(id).last))),
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
    creator: { "@type": "Organization", name: site.fullName, url: `${siteUrl}${paths.home}` },
    distribution: formats.map(([encodingFormat, path]) => ({
      "@type": "DataDownload",
      encodingFormat,
      contentUrl: `${siteUrl}${path}`,
    })),
  };
}
