/** CPU seconds that the work below takes in a quiet hour of two cores of a small server. */
const inQuiet = 0.4

/** Objects, text and sorting, in more memory than a cache holds, as most of our tests. */
const work = (): void => {
  const made = Array.from({ length: 300_000 }, (_, at) => ({ at, name: `n${at}`, list: [at] }))
  const read = JSON.parse(JSON.stringify(made)) as typeof made
  read.sort((one, other) => other.at - one.at)
}

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const timed = (): number => {
  const begun = cpuSeconds()
  work()
  return cpuSeconds() - begun
}

/**
 * How many times longer this machine takes for the same work now than in a quiet hour, at least 1:
 * neighbours on a shared machine take its caches and its clock, not only its time. The first turns
 * compile, so the fastest counts.
 */
export const slowness = (): number => Math.max(1, Math.min(timed(), timed(), timed()) / inQuiet)
