import { addressedElement } from "../shared/islands/origin-address.ts";
import { shareTexts } from "../shared/universal/script-texts.ts";
import { type ArriveEarly, readDeparture } from "./departure-text.ts";
import { shareText } from "./share-text.ts";

/** How long it is said that a departure was copied. A text that could not be copied stays. */
const statusSeconds = 6;

/**
 * Adds a share button to the departure that the reader chooses in the timetable by tap, keyboard or address. It
 * comes in a template whose `data-share` is the sentence after each text, and whose `data-early` is how long before
 * departure each operator wants its passengers there.
 */
export function addShareControls(): void {
  const template = document.querySelector<HTMLTemplateElement>("template[data-share]");
  if (!template) {
    return;
  }
  const [button, status] = template.content.children;
  const table = document.querySelector<HTMLTableElement>("[data-timetable]");
  const page = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  if (!(table && page && status instanceof HTMLElement && button instanceof HTMLButtonElement)) {
    throw new Error("Sharing needs all of ShareControls.tsx, a timetable and a canonical link.");
  }
  document.querySelector("[data-share-hint]")?.removeAttribute("data-share-hint");
  template.after(status);
  let timer = 0;
  const clearStatus = () => {
    clearTimeout(timer);
    status.replaceChildren();
  };
  // ShareControls.tsx, of the same build, writes this attribute.
  const early: ArriveEarly = JSON.parse(template.dataset.early ?? "");
  let chosen: HTMLTableRowElement | null = null;

  const choose = (target: Element | null) => {
    const row = target?.closest<HTMLTableRowElement>("tr[id]");
    if (row && row !== chosen) {
      chosen?.removeAttribute("data-chosen");
      chosen = row;
      row.dataset.chosen = "";
      clearStatus();
      button.setAttribute("aria-label", shareTexts.share(readDeparture(row, early).name));
      row.lastElementChild?.append(button);
    }
  };
  button.addEventListener("click", async () => {
    if (chosen) {
      clearStatus();
      const { name, text } = readDeparture(chosen, early);
      const result = await shareText(`${text} ${template.dataset.share} ${page.href}#${chosen.id}`, status);
      if (result === "copied") {
        status.textContent = shareTexts.copied(name);
        timer = window.setTimeout(clearStatus, statusSeconds * 1000);
      }
    }
  });
  for (const event of ["click", "focusin"]) {
    table.addEventListener(event, ({ target }) => choose(target instanceof Element ? target : null));
  }
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") {
      clearStatus();
    }
  });
  choose(addressedElement());
}
