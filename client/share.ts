import { type ArriveEarly, readDeparture } from "./departure-text.ts";
import { shareText } from "./share-text.ts";

const statusSeconds = 6;

/**
 * Gives each departure of the timetable a button that shares it.
 * @param template holds the button, a dialog and a status. Its `data-share` is the sentence after each text, its
 * `data-early` how long before departure each operator wants its passengers there.
 */
export function addShareControls(template: HTMLTemplateElement): void {
  const button = template.content.querySelector("button");
  const dialog = template.content.querySelector("dialog");
  const status = template.content.querySelector<HTMLElement>("[role=status]");
  const page = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  if (!(button && dialog && status && page)) {
    throw new Error(
      "Sharing needs a button, a dialog and a status from ShareControls.tsx, and a canonical link.",
    );
  }
  template.after(dialog, status);
  const announce = announcer(status);

  const early: ArriveEarly = JSON.parse(template.dataset.early ?? "{}");

  for (const row of document.querySelectorAll<HTMLTableRowElement>("tr[data-origin]")) {
    const { name, text } = readDeparture(row, early);
    const share = document.importNode(button, true);
    share.setAttribute("aria-label", `Share the ${name}`);
    share.addEventListener("click", async () => {
      if (await shareText(`${text} ${template.dataset.share} ${page.href}#${row.id}`, dialog)) {
        announce(`Copied the ${name}. Paste it into a message.`);
      }
    });
    row.lastElementChild?.append(share);
  }
}

/** Says a text for some seconds. */
function announcer(status: HTMLElement): (text: string) => void {
  let timer = 0;
  return (text) => {
    status.textContent = text;
    clearTimeout(timer);
    timer = window.setTimeout(() => status.replaceChildren(), statusSeconds * 1000);
  };
}
