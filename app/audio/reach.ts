/** How long to wait for an answer before the network counts as lost. */
const timeoutMs = 10_000

/**
 * Whether the server answers for this file, requested as the player does: by range, so that the
 * worker answers for saved files, and never from the browser's own cache, which says nothing about
 * the network. A refusal is an answer too, and so is a server error: then the audio is what failed.
 */
export const isAnswered = (url: string): Promise<boolean> =>
  fetch(url, {
    headers: { range: 'bytes=0-0' },
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    async ({ body }) => {
      await body?.cancel()
      return true
    },
    () => false,
  )
