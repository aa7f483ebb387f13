import { useId, useState } from 'react'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { uploadFile } from '#app/api/uploadFile.ts'
import { useUpload } from '#app/admin/useUpload.ts'
import { adminPictures } from '#app/i18n/en/adminPictures.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Field } from '#app/ui/Field.tsx'
import { largestPicture, uploadPicture, type UploadedPicture } from '#contract/blogAdmin.ts'

type Props = { label: string; onDone: (picture: UploadedPicture) => void }

/** Uploads a picture as soon as it is chosen, and shows the progress. */
export function PictureUpload({ label, onDone }: Props) {
  const words = useWords(adminPictures)
  const id = useId()
  const { isSending, percent, failure, forget, run, stop } = useUpload(words.failed)
  const [isTooLarge, setIsTooLarge] = useState(false)
  const send = async (file: File) => {
    forget()
    setIsTooLarge(file.size > largestPicture)
    if (file.size > largestPicture) return
    const sent = { endpoint: uploadPicture, path: uploadPicture.path, file }
    await run(async (way) => onDone(await uploadFile({ ...sent, ...way })))
  }
  return (
    <div>
      <Field
        id={id}
        label={label}
        hint={words.hint}
        error={isTooLarge ? words.tooLarge : undefined}
      >
        {(described) => (
          <input
            {...described}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            disabled={isSending}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              // Allows the same file to be chosen again, after it was corrected.
              target.value = ''
              if (file) void send(file)
            }}
            className="field"
          />
        )}
      </Field>
      <FailureNotice failure={failure} />
      {isSending && (
        <div className="mt-3">
          <progress max={100} value={percent} aria-label={label} className="w-full" />
          <p role="status">{percent < 100 ? words.sending(percent) : words.working}</p>
          <Button variant="outline" className="mt-2" onClick={stop}>
            {words.stop}
          </Button>
        </div>
      )}
    </div>
  )
}
