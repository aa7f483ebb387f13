import { vi } from 'vitest'

const { waitFor, waitUntil } = vi

/** The default timeout of `vi.waitFor`, in milliseconds: long enough for a busy machine. */
const timeout = 20_000

// Vitest's own is a second. Files of one process share its `vi`.
if (!('isPatient' in vi))
  Object.assign(vi, {
    isPatient: true,
    waitFor: (condition, options) => waitFor(condition, withPatience(options)),
    waitUntil: (condition, options) => waitUntil(condition, withPatience(options)),
  } satisfies Pick<typeof vi, 'waitFor' | 'waitUntil'> & { isPatient: true })

const withPatience = <T extends object>(options: number | T | undefined): number | T =>
  typeof options === 'number' ? options : ({ timeout, ...options } as T)
