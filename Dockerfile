# The last stage holds Node and dist/, into which the build has bundled the few production dependencies.
FROM node:24.21.0-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20 AS base
WORKDIR /guide

FROM base AS build
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit
COPY . .
RUN npm run build

FROM base
LABEL org.opencontainers.image.title="Baguio travel guide" org.opencontainers.image.licenses="MIT"
# Threads that compress would otherwise keep 15 MB more, in a heap (glibc arena) each.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2
COPY --from=build /guide/package.json ./
COPY --from=build /guide/dist ./dist
USER 1000
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
  CMD ["node", "-e", "http.get({ host: process.env.HOST, port: process.env.PORT ?? 3000, path: '/healthz' }, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1))"]
CMD ["node", "dist/server/start.js"]
