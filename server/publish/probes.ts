/** The addresses that tell a balancer how the server is. */
export const probes = { health: "/healthz", readiness: "/readyz" } as const;
