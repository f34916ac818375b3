# Not yet built in CI. Build: docker build -t riwaq .
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contracts/package.json packages/contracts/
COPY packages/domain/package.json packages/domain/
COPY packages/mushaf/package.json packages/mushaf/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm ci --loglevel=error
COPY . .
RUN npm run build

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contracts/package.json packages/contracts/
COPY packages/domain/package.json packages/domain/
COPY packages/mushaf/package.json packages/mushaf/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm ci --omit=dev --loglevel=error -w @riwaq/server -w @riwaq/contracts -w @riwaq/domain -w @riwaq/mushaf

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app ./
COPY packages packages
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/server/src/platform/db/migrations apps/server/src/platform/db/migrations
COPY --from=build /app/apps/server/src/demo/files apps/server/src/demo/files
COPY --from=build /app/apps/server/assets apps/server/assets
COPY --from=build /app/apps/web/dist apps/web/dist
COPY --from=build /app/apps/web/public/locales apps/web/public/locales
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=40", "apps/server/dist/server.js"]
