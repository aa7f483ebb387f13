import { useQueryClient } from '@tanstack/react-query'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ImageUpload } from '#app/admin/pictures/ImageUpload.tsx'
import { readOptions, useRead } from '#app/admin/useRead.ts'
import { useSend } from '#app/admin/useSend.ts'
import { uploadFile } from '#app/api/uploadFile.ts'
import { adminLetterhead } from '#app/i18n/en/site/adminLetterhead.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  getLetterhead,
  largestLetterhead,
  type LetterheadKind,
  letterheadKinds,
  type LetterheadPictures,
  removeLetterhead,
  uploadLetterhead,
} from '#contract/site/letterheadAdmin.ts'

/** Each is saved separately, as soon as it is uploaded. */
export function LetterheadFields({ temple }: { temple: string }) {
  const words = useWords(adminLetterhead)
  const queryClient = useQueryClient()
  const read = useRead(getLetterhead, {})
  const { send, isBusy } = useSend()
  const show = (pictures: LetterheadPictures, title: string) => {
    queryClient.setQueryData(readOptions(getLetterhead, {}).queryKey, pictures)
    showToast({ title, tone: 'success' })
  }
  const remove = async (kind: LetterheadKind) => {
    const left = await send(removeLetterhead, { kind })
    if (left) show(left, words.removed[kind])
  }
  if (!read.data)
    return read.isError ? (
      <LoadFailed error={read.error} onRetry={() => void read.refetch()} />
    ) : null
  const pictures = read.data
  return (
    <>
      {letterheadKinds.map((kind) => (
        <div key={kind} className="letterhead-field">
          <ImageUpload
            label={(pictures[kind] ? words.replace : words.choose)[kind]}
            hint={words.hint}
            largest={largestLetterhead}
            send={async (file, way) => {
              const path = uploadLetterhead.path.replace(':kind', kind)
              const sent = await uploadFile({ endpoint: uploadLetterhead, path, file, ...way })
              show(sent, words.saved[kind])
            }}
          />
          {pictures[kind] && (
            <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => void remove(kind)}>
              {words.remove[kind]}
            </Button>
          )}
        </div>
      ))}
      <Preview pictures={pictures} temple={temple} />
    </>
  )
}

type PreviewProps = { pictures: LetterheadPictures; temple: string }

/** White in both themes, as paper is. */
function Preview({ pictures, temple }: PreviewProps) {
  const words = useWords(adminLetterhead)
  const image = (kind: LetterheadKind) => {
    const picture = pictures[kind]
    return picture && <img {...picture} alt={words.kinds[kind]} className={`paper-${kind}`} />
  }
  return (
    <figure className="paper-preview">
      <figcaption>{words.preview}</figcaption>
      <div>
        <header>
          <strong>{temple}</strong>
          {image('logo')}
        </header>
        <p>{words.receipt}</p>
        <footer>
          {image('seal')}
          {image('signature')}
        </footer>
      </div>
    </figure>
  )
}
