# syntax=docker/dockerfile:1
# The package of `make release`, installed as on any Debian.
FROM swift:6.3.1-bookworm AS build
WORKDIR /build
# Git reads the commit, which is in the package's version.
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install --yes --no-install-recommends git make python3 \
  && rm -rf /var/lib/apt/lists/*
COPY . .
# The package needs a maintainer; it is only for this image.
RUN DEBFULLNAME="Football Gather's image" DEBEMAIL=gather@image.invalid make release

FROM debian:bookworm-slim
# Always the same number, which the files in volumes have.
RUN groupadd --system --gid 999 gather \
  && useradd --system --uid 999 --gid gather --home-dir /var/lib/gather --shell /usr/sbin/nologin gather
COPY --from=build /build/.build-release/*.deb /tmp/
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install --yes --no-install-recommends /tmp/gather_*.deb \
  && rm -rf /var/lib/apt/lists/* /tmp/gather_*.deb
# hadolint ignore=DL3066
USER gather
# All addresses of the container; which of them the host publishes is its own matter.
ENV GATHER_HOST=0.0.0.0 GATHER_DATABASE=/var/lib/gather/gather.sqlite
VOLUME /var/lib/gather
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["/usr/lib/gather/health"]
ENTRYPOINT ["gather"]
CMD ["serve"]
