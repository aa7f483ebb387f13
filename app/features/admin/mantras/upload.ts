import { uploadFile } from '#app/api/uploadFile.ts'
import { type StaffMantra, uploadMantraAudio } from '#contract/mantras/admin.ts'

type Upload = {
  id: string
  file: File
  version: number
  keepTimings: boolean
  isSynthesised: boolean
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Uploads a recording. */
export function upload(sent: Upload): Promise<StaffMantra> {
  const { id, version, keepTimings, isSynthesised, ...rest } = sent
  const query = new URLSearchParams({
    ...(keepTimings && { keepTimings: 'true' }),
    ...(isSynthesised && { isSynthesised: 'true' }),
  })
  const path = uploadMantraAudio.path.replace(':id', encodeURIComponent(id))
  return uploadFile({
    ...rest,
    endpoint: uploadMantraAudio,
    path: `${path}?${query}`,
    headers: { 'if-match': `"${version}"` },
  })
}
