export const minutesOf = (ms: number): number => Math.round(ms / 60_000)
