/** How long an answer is waited for before the network is held to be lost. */
const timeoutMs = 10_000

/**
 * Whether anybody answers for this file, asked as the player asked: by range, so that the worker
 * answers for what is saved, and never from the browser's own cache, which tells nothing of the
 * network. A refusal is an answer too, and so is a server's error: the audio is what failed then.
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
