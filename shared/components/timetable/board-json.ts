import { terminalServices } from "../../content/derived/terminal-services.ts";
import { busTravelHours } from "../../content/figures.ts";
import type { BoardData } from "../../time/board.ts";
import { stripedClasses } from "../operators/OperatorName.tsx";

const boardData: BoardData = {
  hours: busTravelHours,
  terminals: terminalServices.map(({ id, buses }) => ({
    id,
    buses: buses.map(({ operatorSlug, busType, ...bus }) => ({
      ...bus,
      className: stripedClasses(operatorSlug),
    })),
  })),
};

/** For `data-board`, around all rows of a page: the buses among which client/show-board.ts finds the next ones. */
export const boardJson = JSON.stringify(boardData);
