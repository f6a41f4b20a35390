# Build with every tool, run with none of them: the second stage holds Node and dist/, into which the build
# has bundled the few production dependencies.
FROM node:24-slim AS build
WORKDIR /guide
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit
COPY . .
ARG SITE_URL
RUN npm run build

FROM node:24-slim
WORKDIR /guide
ENV NODE_ENV=production
COPY --from=build /guide/package.json ./
COPY --from=build /guide/dist ./dist
USER node
EXPOSE 3000
# By the shell of the image: another Node would take 86 MB every ten seconds.
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/${PORT:-3000} && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ \"$status\" = 200 ]"]
# A small young generation: a replica then grows less under load.
CMD ["node", "--max-semi-space-size=8", "dist/server/start.js"]
