import type { AnyEndpoint } from './endpoint.ts'

/** Commands that may wait in the outbox, by name. Each feature with an offline form adds its line. */
export const commands: Readonly<Record<string, AnyEndpoint>> = {}
