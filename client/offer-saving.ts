import {
  askedMark,
  saveOfferId,
  serviceWorkerPath,
  type WorkerMessage,
} from "../shared/universal/offline.ts";
import { savingTexts as texts } from "../shared/universal/script-texts.ts";

/**
 * Shows the offer in the footer to save the guide, unless the reader has accepted it and the guide is saved.
 * Rejects where the browser refuses to store anything.
 */
export async function offerSaving(): Promise<void> {
  const offer = document.getElementById(saveOfferId);
  const button = offer?.querySelector("button");
  const status = offer?.querySelector("span");
  const registration = await navigator.serviceWorker.getRegistration();
  const isSaved = registration?.active && (await caches.has(askedMark));
  if (!offer || !button || !status || isSaved) {
    return;
  }
  const say = (text: string) => {
    // Setting the same text again would announce it again.
    if (status.textContent !== text) {
      status.textContent = text;
    }
  };
  button.addEventListener("click", async () => {
    button.disabled = true;
    say(texts.saving(0));
    const isDone = await saveGuide((percent) => say(texts.saving(percent))).catch(() => false);
    say(isDone ? texts.saved : texts.failed);
    button.hidden = isDone;
    button.disabled = false;
  });
  offer.hidden = false;
}

/** Saves the guide because the reader asked for it. @returns whether all of it is saved. */
async function saveGuide(report: (percent: number) => void): Promise<boolean> {
  const { serviceWorker } = navigator;
  serviceWorker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if (typeof data === "object") {
      // Reports in quarters, because a screen reader says each of them.
      report(Math.floor((4 * data.saved) / data.total) * 25);
    }
  };
  await caches.open(askedMark);
  const registration = await serviceWorker.register(serviceWorkerPath);
  if (registration.installing === null) {
    await registration.update();
  }
  // No worker installs where the copy already belongs to this deployment.
  return registration.installing === null || hasSaved(registration.installing);
}

/**
 * Waits for the worker: it activates once everything is saved, and becomes redundant if something was
 * missing.
 */
function hasSaved(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === "activated" || worker.state === "redundant") {
        resolve(worker.state === "activated");
      }
    };
    worker.addEventListener("statechange", look);
    look();
  });
}
