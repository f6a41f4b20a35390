import { ageText } from "../shared/universal/age.ts";

/** Writes how old the information is today. An export and a saved page only know the day when they were made. */
export function showAge(): void {
  const age = document.querySelector<HTMLElement>("[data-age]");
  if (age) {
    age.textContent = ageText(age.dataset.age ?? "", new Date());
  }
}
