import { ApiError, UnreachableError } from '#app/api/errors.ts'
import { ownWords } from '#app/api/ownWords.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { problem } from '#contract/errors.ts'

type Upload<T> = {
  endpoint: Pick<Endpoint<never, unknown, T>, 'method' | 'access' | 'output'>
  path: string
  headers?: Readonly<Record<string, string>>
  file: Blob
  /** From 0 to 1; at 1 everything is sent, and the server is checking it. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** Uploads a file. With XMLHttpRequest, because `fetch` reports no progress. */
export const uploadFile = <T>({
  endpoint,
  path,
  headers = {},
  file,
  onProgress,
  signal,
}: Upload<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(endpoint.method, path)
    request.setRequestHeader('accept', 'application/json')
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded / total))
    request.addEventListener('error', () => reject(new UnreachableError('upload')))
    request.addEventListener('abort', () => reject(signal?.reason))
    request.addEventListener('load', () => {
      const made = endpoint.output.safeParse(parsed(request.responseText))
      if (request.status < 300 && made.success) return resolve(made.data)
      const why = problem.safeParse(parsed(request.responseText)).data
      void Promise.resolve(why && ownWords(why, endpoint)).then((said) =>
        reject(new ApiError(request.status, request.responseText, said)),
      )
    })
    signal?.addEventListener('abort', () => request.abort())
    request.send(file)
  })

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
