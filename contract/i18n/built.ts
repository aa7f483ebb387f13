declare global {
  /** Put in by the build (vite.config.ts). */
  const __PSEUDO__: boolean
}

/**
 * Whether this build is one for tests, whose words are made of the English ones (`pseudo.ts`). A
 * constant, not a function, so that other builds have no byte of it.
 */
export const isPseudo = typeof __PSEUDO__ === 'boolean' && __PSEUDO__
