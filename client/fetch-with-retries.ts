/** How long to wait before each retry, in milliseconds. */
const delays = [1_000, 2_000, 4_000];

/**
 * Fetches an address. If the network or the server fails, retries up to three times.
 * @param wait resolves after the given time.
 * @throws Error if all attempts fail, or the server refuses, as when the file is missing.
 */
export async function fetchWithRetries(
  address: string,
  wait: (milliseconds: number) => Promise<void>,
): Promise<Response> {
  for (const delay of delays) {
    const response = await fetch(address).catch(() => undefined);
    if (response && !isTransient(response)) {
      return accepted(response, address);
    }
    await wait(delay);
  }
  return accepted(await fetch(address), address);
}

/** Whether a later attempt may succeed. */
function isTransient({ status }: Response): boolean {
  return status === 429 || status >= 500;
}

function accepted(response: Response, address: string): Response {
  if (!response.ok) {
    throw new Error(`${address} responds with ${response.status}.`);
  }
  return response;
}
