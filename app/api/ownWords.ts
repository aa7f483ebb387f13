import type { Problem } from '#contract/errors.ts'
import type { inWords } from './inWords.ts'

/**
 * A refusal in the words of this page, which are loaded when something is refused: that is seldom.
 * Without them pages say what they say of any failure.
 */
export const ownWords = (...about: Parameters<typeof inWords>): Promise<Problem> =>
  import('./inWords.ts').then(
    (loaded) => loaded.inWords(...about),
    () => ({ ...about[0], detail: undefined, errors: undefined }),
  )
