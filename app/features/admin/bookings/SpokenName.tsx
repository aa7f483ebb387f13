import { Pencil } from 'lucide'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSend } from '#app/admin/useSend.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { priestSheet } from '#app/i18n/en/bookings/adminBookings.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { correctName, type InBothScripts } from '#contract/bookings/admin.ts'

type Props = {
  of: InBothScripts
  /** The booking in which its spelling can be corrected. */
  reference?: string
}

/** A name as it was typed, and beside it the spelling in the other script. */
export function SpokenName({ of, reference }: Props) {
  const words = useWords(priestSheet)
  const [isCorrecting, setIsCorrecting] = useState(false)
  const name = useRef<HTMLParagraphElement>(null)
  const wasCorrecting = useRef(false)
  useEffect(() => {
    // The form has gone, and the focus with it.
    if (wasCorrecting.current && !isCorrecting) name.current?.querySelector('button')?.focus()
    wasCorrecting.current = isCorrecting
  }, [isCorrecting])
  const { written, devanagari, roman, isGuessed } = of
  const isDevanagari = written === devanagari
  const help = isDevanagari ? roman : devanagari
  return (
    <div>
      <p ref={name}>
        <span lang={isDevanagari ? 'hi' : undefined} className="sheet-name">
          {written}
        </span>{' '}
        {help !== written && (
          <span lang={isDevanagari ? undefined : 'hi'} className="text-muted">
            {help}
            {isGuessed && '*'}
          </span>
        )}
        {reference !== undefined && !isCorrecting && (
          <span className="no-print">
            <IconButton label={words.correct(written)} onClick={() => setIsCorrecting(true)}>
              <Icon of={Pencil} className="size-4" />
            </IconButton>
          </span>
        )}
      </p>
      {reference !== undefined && isCorrecting && (
        <Correction
          reference={reference}
          written={written}
          help={help}
          onDone={() => setIsCorrecting(false)}
        />
      )}
    </div>
  )
}

type CorrectionProps = { reference: string; written: string; help: string; onDone: () => void }

function Correction({ reference, written, help, onDone }: CorrectionProps) {
  const words = useWords(priestSheet)
  const common = useWords(admin)
  const { send, isBusy } = useSend()
  const [typed, setTyped] = useState(help)
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const corrected = typed.trim()
    const done = await send(correctName, { reference, written, ...(corrected && { corrected }) })
    if (!done) return
    showToast({ title: words.corrected, tone: 'success' })
    onDone()
  }
  return (
    <form className="no-print mb-2" onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label={words.inOtherScript(written)}
        hint={words.otherScriptHint}
        value={typed}
        maxLength={100}
        autoFocus
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" size="small" isBusy={isBusy}>
          {common.save}
        </Button>
        <Button variant="outline" size="small" onClick={onDone}>
          {common.cancel}
        </Button>
      </div>
    </form>
  )
}
