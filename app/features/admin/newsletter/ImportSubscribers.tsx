import { type FormEvent, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useGoTo } from '#app/admin/AdminLink.tsx'
import { BackLink } from '#app/admin/BackLink.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { FileField } from '#app/admin/FileField.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { uploadFile } from '#app/api/uploadFile.ts'
import { useUpload } from '#app/admin/useUpload.ts'
import { adminNewsletter } from '#app/i18n/en/newsletter/adminNewsletter.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  type ImportPreview,
  importSubscribers,
  largestImport,
  previewImport,
} from '#contract/newsletter/admin.ts'

/** A list of addresses is read first; nobody is added before staff say where they agreed. */
export function ImportSubscribers() {
  const { imported: words, all } = useWords(adminNewsletter)
  const { isSending, failure, forget, run } = useUpload(words.failed)
  const [file, setFile] = useState<File>()
  const [preview, setPreview] = useState<ImportPreview>()
  const isTooLarge = (file?.size ?? 0) > largestImport
  const choose = (chosen: File | undefined) => {
    setFile(chosen)
    setPreview(undefined)
    forget()
    if (!chosen || chosen.size > largestImport) return
    const sent = { endpoint: previewImport, path: previewImport.path, file: chosen }
    void run(async (way) => setPreview(await uploadFile({ ...sent, ...way })))
  }
  return (
    <TabPage title={words.title} intro={words.intro}>
      <BackLink to="subscribers">{all}</BackLink>
      <Card as="section" className="mt-3 max-w-3xl p-5">
        <FileField
          label={words.file}
          hint={words.fileHint}
          error={isTooLarge ? words.tooLarge : undefined}

          isBusy={isSending}
          onChoose={choose}
        />
        <FailureNotice failure={failure} />
        {isSending && (
          <p role="status" className="mt-3">
            {words.reading}
          </p>
        )}
      </Card>
      {file && preview && <Found key={file.name + file.lastModified} file={file} found={preview} />}
    </TabPage>
  )
}

function Found({ file, found }: { file: File; found: ImportPreview }) {
  const { imported: words } = useWords(adminNewsletter)
  return (
    <Card as="section" className="mt-6 max-w-3xl p-5">
      <div role="status">
        <h2 className="text-xl">{words.fresh(found.fresh)}</h2>
      </div>
      {found.fresh > 0 && (
        <p className="mt-1 text-muted wrap-anywhere">
          {words.examples(found.examples, found.fresh)}
        </p>
      )}
      <ul className="mt-3 list-disc pl-5">
        {words.others(found).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {found.wrongLines.length > 0 && (
        <ul className="mt-2 pl-5 text-sm text-muted">
          {found.wrongLines.map(({ line, text, reason }) => (
            <li key={line} className="wrap-anywhere">
              {words.wrongLine(line, text, reason)}
            </li>
          ))}
        </ul>
      )}
      {found.fresh > 0 && <AddThem file={file} count={found.fresh} />}
    </Card>
  )
}

function AddThem({ file, count }: { file: File; count: number }) {
  const { imported: words } = useWords(adminNewsletter)
  const queryClient = useQueryClient()
  const goTo = useGoTo()
  const { isSending, failure, run } = useUpload(words.unclear)
  const [consent, setConsent] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(consent.trim() === '')
    if (consent.trim() === '') return
    const path = `${importSubscribers.path}?${new URLSearchParams({ consent })}`
    void run(async (way) => {
      const { added } = await uploadFile({ endpoint: importSubscribers, path, file, ...way })
      showToast({ title: words.added(added), tone: 'success' })
      void queryClient.invalidateQueries()
      goTo('subscribers')
    })
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="mt-5 border-t border-line pt-4">
      <TextField
        label={words.consent}
        hint={words.consentHint}
        maxLength={200}
        value={consent}
        onChange={({ target }) => setConsent(target.value)}
        error={isMissing ? words.consentMissing : undefined}
      />
      <FailureNotice failure={failure} />
      <Button type="submit" className="mt-4" isBusy={isSending}>
        {words.add(count)}
      </Button>
    </form>
  )
}
