import * as busRoutes from "../../../shared/content/bus-routes.ts";
import * as climate from "../../../shared/content/climate.ts";
import * as destinations from "../../../shared/content/destinations.ts";
import * as elevation from "../../../shared/content/elevation.ts";
import * as errorTexts from "../../../shared/content/error-texts.ts";
import * as festivals from "../../../shared/content/festivals.ts";
import * as figures from "../../../shared/content/figures.ts";
import * as foods from "../../../shared/content/foods.ts";
import * as gettingThere from "../../../shared/content/getting-there.ts";
import * as home from "../../../shared/content/home.ts";
import * as news from "../../../shared/content/news.ts";
import { operatorSlugs } from "../../../shared/content/operator-slugs.ts";
import { operatorBySlug } from "../../../shared/content/operators.ts";
import * as pageTexts from "../../../shared/content/page-texts.ts";
import { type DepartureRow, departureRows } from "../../../shared/content/schedule.ts";
import * as scheduleNotes from "../../../shared/content/schedule-notes.ts";
import { shareWords } from "../../../shared/content/share-pictures.ts";
import * as stays from "../../../shared/content/stays.ts";
import { terminalIds } from "../../../shared/content/terminal.ts";
import { terminalAmenities, terminalById } from "../../../shared/content/terminals.ts";
import * as travelTips from "../../../shared/content/travel-tips.ts";
import { operatorPaths, paths } from "../../../shared/paths.ts";
import * as site from "../../../shared/site.ts";

const rows: readonly DepartureRow[] = departureRows;

/**
 * Everything that editors write, under the name of its file. Of files that also compute, only what is written
 * by hand: they throw at the first slip, and the checks are to find every one.
 */
export const guideContent = {
  figures: { ...figures },
  paths: { paths, operatorPaths },
  site: { ...site },
  operatorSlugs: { operatorSlugs },
  operators: { operatorBySlug },
  terminal: { terminalIds },
  terminals: { terminalById, terminalAmenities },
  schedule: { departureRows: rows },
  scheduleNotes: { ...scheduleNotes },
  busRoutes: { ...busRoutes },
  gettingThere: { ...gettingThere },
  destinations: { ...destinations },
  foods: { ...foods },
  festivals: { ...festivals },
  climate: { ...climate },
  elevation: { ...elevation },
  stays: { ...stays },
  news: { ...news },
  travelTips: { ...travelTips },
  home: { ...home },
  pageTexts: { ...pageTexts },
  sharePictures: { shareWords },
  errorTexts: { ...errorTexts },
};

/** What a check takes: the guide's content, or a copy of it. */
export type GuideContent = typeof guideContent;
