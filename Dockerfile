# The version is that of `dependencies.node` in package.json: the server refuses any other. Digests
# are written by `npm run images`.
FROM node:24.21.0-trixie-slim AS build
WORKDIR /modak
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts

FROM node:24.21.0-trixie-slim
# Levels the volume of recordings. Without it they keep their own: --build-arg PACKAGES=
ARG PACKAGES=ffmpeg
RUN if [ -n "$PACKAGES" ]; then \
      apt-get update && \
      apt-get install -y --no-install-recommends $PACKAGES && \
      rm -rf /var/lib/apt/lists/*; \
    fi && \
    rm -rf /usr/local/lib/node_modules /opt/yarn-* \
      /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
      /usr/local/bin/yarn /usr/local/bin/yarnpkg && \
    install -d -o node -g node -m 700 /data
WORKDIR /modak
COPY --from=build /modak/package.json /modak/package-lock.json ./
COPY --from=build /modak/node_modules node_modules
COPY --from=build /modak/dist dist
COPY --from=build /modak/public public
COPY --from=build /modak/almanac almanac
COPY --from=build /modak/contract contract
COPY --from=build /modak/migrations migrations
COPY --from=build /modak/scripts scripts
COPY --from=build /modak/server server
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0
# Fewer pools of memory that is freed but kept, about 40 MB, and large buffers in none: 10 MB.
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=131072
# The modules without their types: starts are quicker, and the process 25 MB smaller.
RUN node --disable-warning=ExperimentalWarning scripts/stripTypes.mjs
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=2m --start-interval=2s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "server/start.mjs"]
