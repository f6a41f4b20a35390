import { webManifestPath } from "../../shared/offline.ts";

/** The statuses with which a host or a network in front of the guide blocks a reader. */
const blocked = [403, 429];

/**
 * Returns the network's response if it is the guide's and arrives in time; otherwise, the saved page. If nothing is
 * saved, returns whatever the network responds with.
 * @param isSavedPath whether the guide saves what is at this address: a page or a data file.
 */
export async function networkFirst(
  network: Promise<Response>,
  isSavedPath: boolean,
  timeout: Promise<undefined>,
  findSaved: () => Promise<Response | undefined>,
): Promise<Response> {
  const ofGuide = network.then(async (response) =>
    (await isOfGuide(response, isSavedPath)) ? response : undefined,
  );
  const response = await Promise.race([ofGuide.catch(() => undefined), timeout]);
  return response ?? (await findSaved()) ?? network;
}

/** Whether a response is the guide's, not an error or a login page from a host or a network in between. */
async function isOfGuide(response: Response, isSavedPath: boolean): Promise<boolean> {
  const { status, ok, headers } = response;
  if (status >= 500 || (isSavedPath && blocked.includes(status))) {
    return false;
  }
  const isPage = isSavedPath && ok && headers.get("Content-Type")?.startsWith("text/html");
  return !isPage || (await response.clone().text()).includes(webManifestPath);
}
