import { ageText } from "../shared/universal/age.ts";
import { manilaYear } from "../shared/universal/clock.ts";

/** Writes the age of the information and the year. An export and a saved page only know the day they were made. */
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
