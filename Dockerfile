# Three stages, so that the image has no compilers or build tools.

# Supported until April 2028. `npm run node-lines` shows the newest version of each line.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
# Runs as the server's user, because Node's compile cache is separate for each user.
RUN chown node:node .
USER node
COPY --chown=node:node package.json package-lock.json .npmrc ./
RUN npm install --no-audit --no-fund
COPY --chown=node:node tsconfig.json tsconfig.build.json nest-cli.json .swcrc ./
COPY --chown=node:node scripts scripts
COPY --chown=node:node src src
COPY --chown=node:node client client
RUN npm run build

FROM node:24.21.0-bookworm-slim AS production
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm install --omit=dev --no-audit --no-fund

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
    DATA_DIR=/data \
    PORT=3000
WORKDIR /app
COPY package.json ./
COPY scripts/reset-password.mjs scripts/backup.mjs scripts/restore.mjs scripts/uploads-move.mjs scripts/outbox.mjs \
  scripts/test-mail.mjs scripts/run-command.mjs scripts/env-file.mjs scripts/
COPY --from=production /app/node_modules node_modules
COPY --from=build /app/dist dist
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
# Checks only the process: a restart does not help an unavailable database. Load balancers ask /api/health/ready.
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# node is process 1, so that it gets SIGTERM and finishes running requests.
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=1024", "--max-lazy", "dist/server/main.js"]
