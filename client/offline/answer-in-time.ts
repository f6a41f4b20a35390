/** What a gateway answers when the guide behind it does not. */
const gatewayErrors = [502, 503, 504];

/**
 * Returns the network's answer if it comes in time and is no gateway error, else the saved one. Where nothing
 * is saved, waits for the network's answer, whatever it is.
 */
export async function answerInTime(
  network: Promise<Response>,
  timeIsUp: Promise<undefined>,
  findSaved: () => Promise<Response | undefined>,
): Promise<Response> {
  const answer = await Promise.race([network.catch(() => undefined), timeIsUp]);
  if (answer !== undefined && !gatewayErrors.includes(answer.status)) {
    return answer;
  }
  return (await findSaved()) ?? network;
}
