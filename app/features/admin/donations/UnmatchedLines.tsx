import { useState } from 'react'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useSend } from '#app/admin/useSend.ts'
import { dateText } from '#app/i18n/dates.ts'
import { lineDonation } from '#app/i18n/en/donations/adminCheques.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  mostAtOnce,
  recordLines,
  type StatementLine,
} from '#contract/donations/bankStatementAdmin.ts'
import { exactPaise } from '#contract/payments/exactRupees.ts'
import { guessName } from './guessName.ts'
import { StatementLineRow } from './StatementLineRow.tsx'

type Props = { lines: readonly StatementLine[]; onRecorded: () => void }

/** Receipts are in whole rupees. */
const canRecord = ({ amountPaise }: StatementLine): boolean => amountPaise % 100 === 0

/** Money that nobody promised: one by one with all details, or many at once with a name each. */
export function UnmatchedLines({ lines, onRecorded }: Props) {
  const words = useWords(lineDonation)
  const { send, isBusy, failure } = useSend()
  const [names, setNames] = useState<Readonly<Record<string, string | undefined>>>({})
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const nameOf = ({ text }: StatementLine): string => guessName(text) || words.wellWisher
  const ticked = lines.filter(({ key }) => names[key] !== undefined).slice(0, mostAtOnce)
  // What may have been counted before is ticked by hand only.
  const plain = lines.filter((line) => canRecord(line) && !line.seeAlso).slice(0, mostAtOnce)
  const handleRecord = async () => {
    const chosen = ticked.map(({ key, day, amountPaise, utr, isUpi }) => ({
      key,
      day,
      amountPaise,
      ...(utr && { utr }),
      ...(isUpi && { isUpi }),
      fullName: names[key] ?? '',
    }))
    const done = await send(recordLines, { lines: chosen }, { isQuiet: true })
    if (!done) return
    if (done.recorded.length > 0) {
      showToast({ title: words.recorded(done.recorded.length), tone: 'success' })
    }
    setNames({})
    setRefused(Object.fromEntries(done.refused.map(({ key, reason }) => [key, reason])))
    if (done.refused.length === 0) onRecorded()
  }
  return (
    <>
      <Button
        variant="outline"
        size="small"
        className="mt-3"
        onClick={() => setNames(Object.fromEntries(plain.map((line) => [line.key, nameOf(line)])))}
      >
        {words.tickAll(plain.length)}
      </Button>
      <ul className="card divide-y divide-line mt-3 overflow-hidden">
        {lines.map((line) => {
          const { key, amountPaise, day } = line
          const name = names[key]
          const what = `${exactPaise(amountPaise)}, ${dateText(day)}`
          return (
            <li key={key}>
              <StatementLineRow line={line} chosen={undefined} onChoose={() => undefined} />
              {canRecord(line) && (
                <div className="px-4 pb-3">
                  <CheckboxField
                    label={words.tick(what)}
                    checked={name !== undefined}
                    onChange={({ target }) =>
                      setNames({ ...names, [key]: target.checked ? nameOf(line) : undefined })
                    }
                  />
                  {name !== undefined && (
                    <TextField
                      label={words.nameFor(what)}
                      maxLength={100}
                      value={name}
                      autoComplete="off"
                      onChange={({ target }) => setNames({ ...names, [key]: target.value })}
                    />
                  )}
                </div>
              )}
              {refused[key] && (
                <p role="alert" className="px-4 pb-3 font-semibold">
                  {refused[key]}
                </p>
              )}
            </li>
          )
        })}
      </ul>
      <p className="mt-3 text-muted">{words.anonymous}</p>
      <FailureNotice failure={failure} />
      <Button
        className="mt-3"
        isBusy={isBusy}
        disabled={ticked.length === 0}
        onClick={() => void handleRecord()}
      >
        {words.recordAll(ticked.length)}
      </Button>
    </>
  )
}
