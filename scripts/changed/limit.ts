/**
 * CPU seconds for the chosen tests: two minutes on two cores, less lint and types from their caches,
 * a build, and the eight journeys.
 */
export const secondsForTests = 100
