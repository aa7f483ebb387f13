const none = () => []

/**
 * Stands in for the query library's own (vite.config.ts): what a devotee writes goes through the
 * outbox, which outlives the page, so no page carries the code of mutations.
 */
export function MutationCache() {
  return {
    getAll: none,
    findAll: none,
    clear: none,
    subscribe: () => none,
    resumePausedMutations: () => Promise.resolve(),
    build() {
      throw new Error('There are no mutations: what is written goes through the outbox')
    },
  }
}
