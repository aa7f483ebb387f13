import { useRef, useState } from 'react'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { keepFocusAt } from '#app/admin/keepFocusAt.ts'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { useSend } from '#app/admin/useSend.ts'
import { adminStatement } from '#app/i18n/en/donations/adminStatement.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  confirmStatement,
  mostAtOnce,
  type StatementLine,
  type StatementPreview,
} from '#contract/donations/bankStatementAdmin.ts'
import { exactPaise } from '#contract/payments/exactRupees.ts'
import { chosenTwice, type Choices, firstChoices, matchesOf } from './chosenMatches.ts'
import { StatementLineRow } from './StatementLineRow.tsx'
import { StatementSum } from './StatementSum.tsx'
import { UnmatchedLines } from './UnmatchedLines.tsx'

type Props = { preview: StatementPreview; onConfirmed: () => void }

const order = ['sure', 'possible', 'order', 'puja', 'none', 'known'] as const

/** The lines by how certain their match is, and one button that confirms the chosen ones. */
export function StatementMatches({ preview, onConfirmed }: Props) {
  const { lines } = preview
  const words = useWords(adminStatement)
  const { send, isBusy, failure } = useSend()
  const [choices, setChoices] = useState<Choices>(() => firstChoices(lines))
  const [isAsking, setIsAsking] = useState(false)
  const [refused, setRefused] = useState<readonly { reference: string; reason: string }[]>([])
  const section = useRef<HTMLElement>(null)
  const matches = matchesOf(lines, choices).slice(0, mostAtOnce)
  const twice = chosenTwice(matches)
  const paise = matches.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  const handleConfirm = async () => {
    setIsAsking(false)
    const done = await send(confirmStatement, { matches }, { isQuiet: true })
    if (!done) return
    if (done.confirmed.length > 0) {
      showToast({ title: words.done(done.confirmed.length), tone: 'success' })
    }
    setChoices({})
    setRefused(done.refused)
    // Nothing is chosen any more, and so the button is disabled.
    keepFocusAt(section.current)
    if (done.refused.length === 0) onConfirmed()
  }
  return (
    <section ref={section} tabIndex={-1} aria-label={words.heading}>
      <LeaveGuard isDirty={matches.length > 0 && !isBusy} />
      <StatementSum preview={preview} />
      {lines.length === 0 && (
        <p role="status" className="admin-panel mt-5">
          {words.nothing}
        </p>
      )}
      {order.map((certainty) => (
        <Group
          key={certainty}
          certainty={certainty}
          lines={lines.filter((line) => line.certainty === certainty)}
          choices={choices}
          onRecorded={onConfirmed}
          onChoose={(key, reference) => setChoices({ ...choices, [key]: reference })}
        />
      ))}
      <div role="alert">
        {twice.length > 0 && (
          <p className="admin-panel admin-panel-trouble mt-5">
            {words.twice} ({twice.join(', ')})
          </p>
        )}
        {refused.length > 0 && (
          <div className="admin-panel admin-panel-trouble mt-5">
            <p className="font-semibold">{words.refused}</p>
            <ul className="mt-1 list-disc pl-5">
              {refused.map(({ reference, reason }) => (
                <li key={reference}>
                  {reference}: {reason}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <FailureNotice failure={failure} />
      {lines.some(({ candidates }) => candidates.length > 0) && (
        <Button
          size="large"
          className="mt-5"
          isBusy={isBusy}
          disabled={matches.length === 0 || twice.length > 0}
          onClick={() => setIsAsking(true)}
        >
          {words.confirm(matches.length)}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={words.title(matches.length, exactPaise(paise))}
        confirm={words.sureConfirm}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void handleConfirm()}
      >
        <p>{words.ask}</p>
      </ConfirmDialog>
    </section>
  )
}

type GroupProps = {
  certainty: StatementLine['certainty']
  lines: readonly StatementLine[]
  choices: Choices
  onRecorded: () => void
  onChoose: (key: string, reference: string | undefined) => void
}

/** Lines that need no attention are folded. */
function Group({ certainty, lines, choices, onRecorded, onChoose }: GroupProps) {
  const words = useWords(adminStatement)
  if (lines.length === 0) return null
  const rows = (
    <ul className="card divide-y divide-line mt-3 overflow-hidden">
      {lines.map((line) => (
        <li key={line.key}>
          <StatementLineRow
            line={line}
            chosen={choices[line.key]}
            onChoose={(reference) => onChoose(line.key, reference)}
          />
        </li>
      ))}
    </ul>
  )
  const heading = `${words.certainties[certainty]}: ${words.count(lines.length)}`
  const text = <p className="text-muted">{words.certaintyTexts[certainty]}</p>
  if (certainty !== 'none' && certainty !== 'known') {
    return (
      <section aria-label={heading} className="mt-6">
        <h2 className="text-xl">{heading}</h2>
        {text}
        {rows}
      </section>
    )
  }
  return (
    <details className="mt-6">
      <summary className="fold-summary">{heading}</summary>
      {text}
      {certainty === 'none' ? <UnmatchedLines lines={lines} onRecorded={onRecorded} /> : rows}
    </details>
  )
}
