/** How long to wait for an answer before the network counts as lost. */
const timeoutMs = 10_000

/**
 * Whether the server answers for this file, requested as the player does: by range, so that the
 * worker serves saved files, and bypassing the HTTP cache, which says nothing about the network. A
 * 4xx or 5xx counts as an answer: then the audio is what failed.
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
