/** The statuses of a gateway that cannot reach the guide behind it. */
const gatewayErrors = [502, 503, 504];

/**
 * Returns the network's response if it comes in time and is no gateway error, else the saved one. Where nothing
 * is saved, waits for the network, whatever comes.
 */
export async function networkFirst(
  network: Promise<Response>,
  timeIsUp: Promise<undefined>,
  findSaved: () => Promise<Response | undefined>,
): Promise<Response> {
  const response = await Promise.race([network.catch(() => undefined), timeIsUp]);
  if (response !== undefined && !gatewayErrors.includes(response.status)) {
    return response;
  }
  return (await findSaved()) ?? network;
}
