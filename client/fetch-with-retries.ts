const retries = 3;
const maxDelay = 30_000;

/** Returns the milliseconds to wait after an attempt, counted from 0: 1 s, 2 s, 4 s, at most 30 s. */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, maxDelay);
}

/**
 * Fetches an address. If that fails, retries up to three times.
 * @param wait resolves after the given time.
 * @throws the error of the last attempt.
 */
export async function fetchWithRetries(
  address: string,
  wait: (milliseconds: number) => Promise<void>,
): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const response = await fetch(address);
      if (response.ok) {
        return response;
      }
      throw new Error(`${address} responds with ${response.status}.`);
    } catch (error) {
      if (attempt === retries) {
        throw error;
      }
      await wait(retryDelay(attempt));
    }
  }
}
