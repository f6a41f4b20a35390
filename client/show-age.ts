import { ageText } from "../shared/universal/age.ts";
import { manilaYear } from "../shared/universal/clock.ts";

/** Updates the age of the information and the year, because an export or a saved page shows the day it was made. */
export function showAge(): void {
  const now = new Date();
  const age = document.querySelector<HTMLElement>("[data-age]");
  if (age) {
    age.textContent = ageText(age.dataset.age ?? "", now);
  }
  const year = document.querySelector("[data-year]");
  if (year) {
    year.textContent = String(manilaYear(now));
  }
}
