/** What a gateway says where the guide behind it does not answer. */
const gatewayErrors = [502, 503, 504];

/**
 * The network's answer if it comes before the time is up, else the saved one; and where nothing is saved, the
 * network's after all, however late.
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
