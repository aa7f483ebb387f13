import { type FormEvent, useId, useState } from 'react'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { uploadFile } from '#app/api/uploadFile.ts'
import { useUpload } from '#app/admin/useUpload.ts'
import { useVersionedChange } from '#app/admin/useVersionedChange.ts'
import { adminProductFile } from '#app/i18n/en/shop/adminShop.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Field } from '#app/ui/Field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  getStaffProduct,
  largestProductFile,
  type StaffProduct,
  uploadProductFile,
} from '#contract/shop/admin.ts'

const endings = '.pdf,.zip,.mp3,.png,.jpg,.jpeg,.webp,.ics'

type Props = { product: StaffProduct; isDirty: boolean }

/** The file that buyers of a digital item download, and a way to replace it. */
export function ProductFile({ product, isDirty }: Props) {
  const words = useWords(adminProductFile)
  const { show } = useVersionedChange(getStaffProduct, product)
  const { id, version, file: current } = product
  const inputId = useId()
  const [file, setFile] = useState<File>()
  const [uploads, setUploads] = useState(0)
  const { isSending, percent, failure, forget, run, stop } = useUpload(words.failed)
  const isTooLarge = (file?.size ?? 0) > largestProductFile
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!file || isTooLarge) return
    const path = uploadProductFile.path.replace(':id', encodeURIComponent(id))
    await run(async (way) => {
      const changed = await uploadFile({
        endpoint: uploadProductFile,
        path: `${path}?${new URLSearchParams({ fileName: file.name.slice(-200) })}`,
        headers: { 'if-match': `"${version}"` },
        file,
        ...way,
      })
      show(changed)
      setFile(undefined)
      setUploads((count) => count + 1)
      showToast({ title: words.done, tone: 'success' })
    })
  }
  return (
    <Card as="section" aria-labelledby="file" className="p-5">
      <h2 id="file" className="text-xl">
        {words.heading}
      </h2>
      {current ? (
        <p className="mt-1 wrap-anywhere">{words.about(current.fileName, current.bytes)}</p>
      ) : (
        <p className="mt-1 font-semibold text-kumkum">{words.none}</p>
      )}
      <form noValidate onSubmit={(event) => void handleSubmit(event)} className="mt-4">
        <Field
          id={inputId}
          label={current ? words.replace : words.choose}
          hint={current ? `${words.hint} ${words.replaceHint}` : words.hint}
          error={isTooLarge ? words.tooLarge : undefined}
        >
          {(described) => (
            <input
              key={uploads}
              {...described}
              type="file"
              accept={endings}
              disabled={isSending}
              onChange={({ target }) => {
                setFile(target.files?.[0])
                forget()
              }}
              className="field"
            />
          )}
        </Field>
        <FailureNotice failure={failure} />
        {isSending && (
          <div className="mt-3">
            <progress max={100} value={percent} aria-label={words.heading} className="w-full" />
            <p role="status">{percent < 100 ? words.sending(percent) : words.working}</p>
          </div>
        )}
        {isDirty && file && (
          <p className="mt-3 text-sm font-semibold text-kumkum">{words.unsaved}</p>
        )}
        <div className="mt-3 flex flex-wrap gap-3">
          {file && (
            <Button type="submit" isBusy={isSending} disabled={isTooLarge || isDirty}>
              {words.upload}
            </Button>
          )}
          {isSending && (
            <Button variant="outline" onClick={stop}>
              {words.stop}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
