import { webManifestPath } from "../../shared/universal/offline.ts";
import { ignore } from "../ignore.ts";

/** What a host or a network in front of the guide responds with if it blocks a reader. */
const blocked = [403, 429];

/**
 * Returns the network's response if it is the guide's and arrives in time; otherwise, the saved page. If nothing is
 * saved, returns whatever the network responds with.
 * @param isPage whether the guide has a page at this address.
 */
export async function networkFirst(
  network: Promise<Response>,
  isPage: boolean,
  timeout: Promise<undefined>,
  findSaved: () => Promise<Response | undefined>,
): Promise<Response> {
  const ofGuide = network.then(async (response) =>
    (await isOfGuide(response, isPage)) ? response : undefined,
  );
  const response = await Promise.race([ofGuide.catch(() => undefined), timeout]);
  return response ?? (await findSaved()) ?? network;
}

/** Returns whether a response is the guide's, and not an error or a page of a host or a network in front of it. */
async function isOfGuide(response: Response, isPage: boolean): Promise<boolean> {
  const { status, ok, headers } = response;
  if (status >= 500 || (isPage && blocked.includes(status))) {
    return false;
  }
  const isHtml = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  return !(isPage && ok && isHtml) || linksToManifest(response);
}

/** Reads a page only as far as its link to the guide's manifest, so that the browser can show it while it loads. */
async function linksToManifest(response: Response): Promise<boolean> {
  const reader = response.clone().body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  let part: string | undefined;
  do {
    part = (await reader?.read())?.value;
    text += part ?? "";
  } while (part !== undefined && !text.includes(webManifestPath));
  // Otherwise, the copy would keep the rest of the page in memory.
  reader?.cancel().catch(ignore);
  return text.includes(webManifestPath);
}
