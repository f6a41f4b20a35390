/** The statuses of a gateway that cannot reach the server. */
const gatewayErrors = [502, 503, 504];

/**
 * Returns the network's response if it arrives in time and is not a gateway error; otherwise, the saved one. If
 * nothing is saved, waits for the network's response.
 */
export async function networkFirst(
  network: Promise<Response>,
  timeout: Promise<undefined>,
  findSaved: () => Promise<Response | undefined>,
): Promise<Response> {
  const response = await Promise.race([network.catch(() => undefined), timeout]);
  if (response !== undefined && !gatewayErrors.includes(response.status)) {
    return response;
  }
  return (await findSaved()) ?? network;
}
