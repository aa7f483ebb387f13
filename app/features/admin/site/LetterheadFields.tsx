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
        <div key={kind}>
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
            <Button
              variant="quiet"
              size="small"
              className="-ms-3 mt-1"
              isBusy={isBusy}
              onClick={() => void remove(kind)}
            >
              {words.remove[kind]}
            </Button>
          )}
        </div>
      ))}
      <Preview pictures={pictures} temple={temple} />
    </>
  )
}

const sizes: Record<LetterheadKind, string> = {
  logo: 'max-h-14 max-w-[45%]',
  signature: 'max-h-12 max-w-[45%]',
  seal: 'max-h-18 max-w-[30%]',
}

type PreviewProps = { pictures: LetterheadPictures; temple: string }

/** White in both themes, as paper is. */
function Preview({ pictures, temple }: PreviewProps) {
  const words = useWords(adminLetterhead)
  const image = (kind: LetterheadKind) => {
    const picture = pictures[kind]
    return (
      picture && (
        <img
          {...picture}
          alt={words.kinds[kind]}
          className={`size-auto min-w-0 object-contain ${sizes[kind]}`}
        />
      )
    )
  }
  return (
    <figure>
      <figcaption>{words.preview}</figcaption>
      <div className="paper-preview mt-2 grid gap-4 border border-line p-5">
        <header className="flex items-start justify-between gap-3 border-b pb-3">
          <strong className="text-lg">{temple}</strong>
          {image('logo')}
        </header>
        <p>{words.receipt}</p>
        <footer className="flex min-h-18 items-end justify-end gap-3">
          {image('seal')}
          {image('signature')}
        </footer>
      </div>
    </figure>
  )
}
