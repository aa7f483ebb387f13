import { type AnswerKind, fetchKind, isKind, hasKind } from './answerKind.ts'
import { DownloadError } from './downloadError.ts'

export type FetchedFile = { bytes: Blob; contentType: string }

/** How long a download may stall before it is aborted. */
export const stallMs = 30_000

type FileQuery = {
  url: string
  kind: AnswerKind
  /** Its size, if known beforehand. */
  bytes?: number | undefined
}

/**
 * Fetches a whole file. Throws a DownloadError, or the signal's reason when it was aborted. Also
 * fails if the connection stalls, or delivers something else.
 */
export async function fetchWhole(
  fetchNow: typeof fetch,
  { url, kind, bytes }: FileQuery,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<FetchedFile> {
  const end = new AbortController()
  const handleAbort = () => end.abort(signal.reason)
  signal.addEventListener('abort', handleAbort)
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => end.abort(new DownloadError('stalled')), stallMs)
  }
  try {
    wait()
    signal.throwIfAborted()
    const response = await fetchKind(
      (init) => fetchNow(url, { credentials: 'include', signal: end.signal, ...init }),
      kind,
    )
    if (response.status !== 200 || !response.body) throw new DownloadError('refused')
    // A captive portal: treated as a lost connection.
    if (!hasKind(response, kind)) throw new DownloadError('no-network')
    const total = Number(response.headers.get('content-length')) || bytes || Infinity
    const contentType =
      response.headers.get('content-type') ??
      (kind === 'audio' ? 'audio/mpeg' : 'application/octet-stream')
    const parts: Uint8Array<ArrayBuffer>[] = []
    let received = 0
    const reader = response.body.getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      wait()
      parts.push(value)
      received += value.byteLength
      onProgress(Math.min(received / total, 1))
    }
    // A truncated body may end without an error: half a mantra is not saved.
    if (Number.isFinite(total) && received < total) throw new DownloadError('no-network')
    const whole = new Blob(parts, { type: contentType })
    if (!(await isKind(whole, kind))) throw new DownloadError('no-network')
    return { bytes: whole, contentType }
  } catch (error) {
    if (error instanceof DownloadError) throw error
    // Not every browser rejects with the reason it was aborted for.
    throw end.signal.aborted ? end.signal.reason : new DownloadError('no-network', error)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', handleAbort)
    // A refused answer need not be downloaded further.
    end.abort()
  }
}
