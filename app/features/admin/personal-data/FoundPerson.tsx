import { useEffect, useRef, useState } from 'react'
import { PasswordDialog } from '#app/admin/PasswordDialog.tsx'
import { useSend } from '#app/admin/useSend.ts'
import { adminPersonalData } from '#app/i18n/en/privacy/adminPersonalData.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { saveJson } from '#app/ui/saveJson.ts'
import { showToast } from '#app/ui/toasts.ts'
import { erasePersonalData, exportPersonalData, type FoundData } from '#contract/privacy/admin.ts'
import { FoundRows } from './FoundRows.tsx'

type Props = { contact: string; data: FoundData; onErased: () => void }

/** What is stored about a person, before anything happens to it. */
export function FoundPerson({ contact, data, onErased }: Props) {
  const words = useWords(adminPersonalData)
  const { send, isBusy, failure, clearFailure } = useSend()
  const [asking, setAsking] = useState<'export' | 'erase'>()
  const heading = useRef<HTMLHeadingElement & HTMLParagraphElement>(null)
  // Keyboard users continue from what was found, or from what is left after an erasure.
  useEffect(() => heading.current?.focus(), [])
  const { account, knownAs, rows, extents } = data
  const isStaff = account !== undefined && account.role !== 'user'
  const total = extents.reduce((sum, each) => sum + each.erased + each.kept + each.cleared, 0)
  const held = extents.filter(({ erased, kept, cleared }) => erased + kept + cleared > 0)

  const handleAsk = (about: 'export' | 'erase') => {
    clearFailure()
    setAsking(about)
  }
  const handleClose = () => setAsking(undefined)
  const handleExport = async (currentPassword: string) => {
    const file = await send(exportPersonalData, { contact, currentPassword }, { isQuiet: true })
    if (!file) return
    handleClose()
    saveJson(file, words.fileName(new Date().toISOString().slice(0, 10)))
    showToast({ title: words.exported, tone: 'success' })
  }
  const handleErase = async (currentPassword: string) => {
    const done = await send(erasePersonalData, { contact, currentPassword }, { isQuiet: true })
    if (!done) return
    handleClose()
    showToast({ title: words.erased, tone: 'success' })
    onErased()
  }

  if (held.length === 0 && !account) {
    return (
      <p ref={heading} tabIndex={-1} role="status" className="mt-6 wrap-anywhere">
        {words.nothing(data.contact)}
      </p>
    )
  }
  return (
    <Card as="section" className="mt-6 max-w-3xl p-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl wrap-anywhere">
        {words.found(data.contact)}
      </h2>
      <Facts className="mt-2">
        {knownAs.length > 0 && (
          <Fact label={words.knownAs}>
            <span className="wrap-anywhere">{knownAs.join(', ')}</span>
          </Fact>
        )}
        {account && (
          <Fact label={words.account}>
            {account.username}: {words.accountErased}
          </Fact>
        )}
        {extents.map(({ kind, erased, kept, cleared }) => (
          <Fact key={kind} label={words.kinds[kind]}>
            {words.counts(erased, kept, cleared)}
          </Fact>
        ))}
      </Facts>
      {held.map(({ kind, kept }) =>
        kept > 0 && words.kept[kind] ? (
          <p key={kind} className="mt-3">
            {words.kept[kind]}
          </p>
        ) : undefined,
      )}
      <FoundRows contact={data.contact} rows={rows} total={total} />
      {isStaff && <p className="mt-3 font-semibold">{words.staff}</p>}
      <p className="mt-3 text-sm text-muted">{words.backups}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="outline" disabled={isBusy} onClick={() => handleAsk('export')}>
          {words.export}
        </Button>
        {!isStaff && (
          <Button variant="danger" disabled={isBusy} onClick={() => handleAsk('erase')}>
            {words.erase}
          </Button>
        )}
      </div>
      <PasswordDialog
        {...{ failure, isBusy }}
        isOpen={asking === 'export'}
        title={words.exportTitle}
        confirm={words.export}
        variant="primary"
        onClose={handleClose}
        onConfirm={(currentPassword) => void handleExport(currentPassword)}
      >
        <p className="wrap-anywhere">{words.exportText(contact)}</p>
      </PasswordDialog>
      <PasswordDialog
        {...{ failure, isBusy }}
        isOpen={asking === 'erase'}
        title={words.eraseTitle}
        confirm={words.eraseIt}
        cancel={words.keep}
        onClose={handleClose}
        onConfirm={(currentPassword) => void handleErase(currentPassword)}
      >
        <p className="wrap-anywhere">{words.eraseText(contact)}</p>
      </PasswordDialog>
    </Card>
  )
}
