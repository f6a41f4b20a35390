import { measureLoad } from "../bench/load.ts";
import { newYearSoon } from "./setup/new-year.ts";
import { runTrial } from "./setup/trial.ts";

const seconds = 25;
const newYear = newYearSoon();

await runTrial({
  title: "New Year",
  env: newYear.env,
  async act({ port }) {
    // A file without a year in it, so that every answer has the same length.
    const load = measureLoad(`http://127.0.0.1:${port}/robots.txt`, seconds);
    const turned = await newYear.turned(port);
    const { answers, failed, p99 } = await load;
    return `Midnight in Manila comes while 64 connections ask as fast as they can for ${seconds} s: every page is rendered and compressed again. The new year is on the pages ${turned.toFixed(1)} s after midnight. Answers to the load: ${answers}, 99 % within ${p99.toFixed(1)} ms; connections that broke: ${failed}.`;
  },
});
