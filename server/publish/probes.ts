/** The addresses at which a load balancer asks whether the server is well. */
export const probes = { health: "/healthz", readiness: "/readyz" } as const;
