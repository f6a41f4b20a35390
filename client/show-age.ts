import { ageSuffix } from "../shared/time/age-suffix.ts";
import { manilaYear } from "../shared/time/clock.ts";

/**
 * Updates the age of the information and the year, because an export or a saved page shows the day it was made. Once,
 * because every later change would undo a translation by the browser.
 */
export function showAge(): void {
  const now = new Date();
  const age = document.querySelector<HTMLElement>("[data-age]");
  if (age) {
    age.textContent = ageSuffix(age.dataset.age ?? "", now);
  }
  const year = document.querySelector("[data-year]");
  if (year) {
    year.textContent = String(manilaYear(now));
  }
}
