/**
 * The oldest browsers in which everything works, and the Firefox ESR of the day. What the build writes is lowered
 * to them, and what it uses is compared with them (scripts/browsers.test.ts).
 * docs/decisions/0047-supported-browsers.md
 */
export const floor = { chrome: 111, edge: 111, safari: 16.4, firefox: 140 } as const

/** The same for the build. An iPhone's browsers are all Safari. */
export const browsers = [...Object.entries(floor), ['ios', floor.safari]].map(
  ([name, version]) => `${name}${version}`,
)
