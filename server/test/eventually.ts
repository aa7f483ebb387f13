import { vi } from 'vitest'

/** Waits for a condition that another process or a file must meet; a busy machine may be slow. */
export const eventually = <T>(condition: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(condition, { timeout: 20_000 })
