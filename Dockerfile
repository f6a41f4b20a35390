# The second stage holds Node and dist/, into which the build has bundled the few production dependencies.
FROM node:24-slim AS build
WORKDIR /guide
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit
COPY . .
RUN npm run build

FROM node:24-slim
WORKDIR /guide
LABEL org.opencontainers.image.title="Baguio travel guide" org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production
COPY --from=build /guide/package.json ./
COPY --from=build /guide/dist ./dist
USER 1000
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT ?? 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "dist/server/start.js"]
