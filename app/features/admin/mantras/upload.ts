import { ApiError, UnreachableError } from '#app/api/errors.ts'
import { problem } from '#contract/errors.ts'
import { staffMantra, type StaffMantra, uploadMantraAudio } from '#contract/mantrasAdmin.ts'

type Upload = {
  id: string
  file: File
  version: number
  keepTimings: boolean
  isSynthesised: boolean
  /** From 0 to 1; at 1 all is sent, and the server looks at it. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Sends a recording. By XMLHttpRequest, because `fetch` tells nothing of what was sent so far. */
export function upload(sent: Upload): Promise<StaffMantra> {
  const { id, file, version, keepTimings, isSynthesised, onProgress, signal } = sent
  const query = new URLSearchParams({
    ...(keepTimings && { keepTimings: 'true' }),
    ...(isSynthesised && { isSynthesised: 'true' }),
  })
  const path = uploadMantraAudio.path.replace(':id', encodeURIComponent(id))
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', `${path}?${query}`)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('if-match', `"${version}"`)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    request.addEventListener('error', () => reject(new UnreachableError('upload')))
    request.addEventListener('abort', () => reject(signal.reason))
    request.addEventListener('load', () => {
      const body = parsed(request.responseText)
      const made = staffMantra.safeParse(body)
      if (request.status < 300 && made.success) return resolve(made.data)
      reject(new ApiError(request.status, request.responseText, problem.safeParse(body).data))
    })
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
