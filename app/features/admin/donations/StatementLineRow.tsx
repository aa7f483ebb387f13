import type { ReactNode } from 'react'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { momentOf } from '#app/admin/moments.ts'
import { useAdmin } from '#app/admin/adminContext.ts'
import { dateText } from '#app/i18n/dates.ts'
import { adminStatement } from '#app/i18n/en/donations/adminStatement.ts'
import { useWords } from '#app/i18n/words.ts'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import type {
  NamedBooking,
  NamedOrder,
  StatementLine,
} from '#contract/donations/bankStatementAdmin.ts'
import { formatRupees, paiseOf } from '#contract/payments/money.ts'
import { exactPaise } from '#contract/payments/exactRupees.ts'

import { LineDonation } from './LineDonation.tsx'

type Candidate = StatementLine['candidates'][number]

type Props = {
  line: StatementLine
  chosen: string | undefined
  onChoose: (reference: string | undefined) => void
}

/** One payment, the bank's text, and the pledges it may belong to. */
export function StatementLineRow({ line, chosen, onChoose }: Props) {
  const words = useWords(adminStatement)
  const { day, amountPaise, text, certainty, candidates, seeAlso } = line
  const [only] = candidates
  const amount = exactPaise(amountPaise)
  const titleOf = ({ fullName, as, amount: pledged }: Candidate): string => {
    if (as === 'other_amount') return words.bookOther(amount, fullName, formatRupees(pledged))
    return as === 'another_payment' ? words.recordAnother(amount, fullName) : fullName
  }
  return (
    <div className="px-4 py-3">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="text-lg font-semibold tabular-nums">{amount}</span>
        <span className="text-muted">{dateText(day)}</span>
      </p>
      <p className="text-sm text-muted wrap-anywhere">{text}</p>
      {certainty === 'sure' && only && (
        <CheckboxField
          label={
            <>
              <span className="font-semibold wrap-anywhere">
                {words.confirmThis(amount, only.fullName)}
              </span>
              <Pledge candidate={only} />
            </>
          }
          checked={chosen !== undefined}
          onChange={({ target }) => onChoose(target.checked ? only.reference : undefined)}
        />
      )}
      {certainty === 'possible' && (
        <fieldset className="mt-2">
          <legend className="sr-only">{words.whose(amount, dateText(day))}</legend>
          <div className="grid gap-2 lg:grid-cols-2">
            {candidates.map((candidate) => (
              <Choice
                key={candidate.reference}
                name={line.key}
                isChosen={chosen === candidate.reference}
                onChoose={() => onChoose(candidate.reference)}
                title={titleOf(candidate)}
              >
                <Pledge candidate={candidate} />
              </Choice>
            ))}
            <Choice
              name={line.key}
              isChosen={chosen === undefined}
              onChoose={() => onChoose(undefined)}
              title={words.nobody}
            />
          </div>
        </fieldset>
      )}
      {(certainty === 'none' || certainty === 'possible') && chosen === undefined && (
        <LineDonation line={line} />
      )}
      {seeAlso && (
        <See tab="donations" reference={seeAlso.reference}>
          {words.seeAlso[seeAlso.why](seeAlso.reference)}
        </See>
      )}
      {line.order && (
        <See tab="orders" reference={line.order.reference}>
          {orderText(line.order, amountPaise, words)}
        </See>
      )}
      {line.booking && (
        <See tab="dakshina" reference={line.booking.reference}>
          {bookingText(line.booking, amountPaise, words)}
        </See>
      )}
    </div>
  )
}

const orderText = (
  { reference, status, amount, isPaid }: NamedOrder,
  amountPaise: number,
  { order: words }: typeof adminStatement.english,
): string => {
  if (isPaid) return words.paid(reference)
  if (paiseOf(amount) !== amountPaise) return words.otherAmount(reference, formatRupees(amount))
  return status === 'cancelled' ? words.cancelled(reference) : words.open(reference)
}

const bookingText = (
  { reference, isPaid, amount }: NamedBooking,
  amountPaise: number,
  { booking: words }: typeof adminStatement.english,
): string => {
  if (isPaid) return words.paid(reference)
  if (amount === undefined) return words.unclaimed(reference)
  return paiseOf(amount) === amountPaise
    ? words.open(reference)
    : words.otherAmount(reference, formatRupees(amount))
}

type SeeProps = { tab: 'donations' | 'orders' | 'dakshina'; reference: string; children: ReactNode }

/** What the line says about a donation or an order, with the way there. */
function See({ tab, reference, children }: SeeProps) {
  const { open } = useWords(adminStatement)
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3">
      <span>{children}</span>{' '}
      <AdminLink
        to={`${tab}/${reference.toLowerCase()}`}
        className="text-link"
        aria-label={`${open}: ${reference}`}
      >
        {open}
      </AdminLink>
    </p>
  )
}

type ChoiceProps = {
  name: string
  isChosen: boolean
  onChoose: () => void
  title: string
  children?: ReactNode
}

function Choice({ name, isChosen, onChoose, title, children }: ChoiceProps) {
  return (
    <label className="option">
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span className="min-w-0 flex-1">
        <span className="font-semibold wrap-anywhere">{title}</span>
        {children}
      </span>
    </label>
  )
}

function Pledge({ candidate }: { candidate: Candidate }) {
  const words = useWords(adminStatement)
  const { timeZone } = useAdmin()
  const { reference, createdAt, reasons, status, cheque } = candidate
  const why = reasons.map((reason) => words.reasons[reason])
  return (
    <span className="block text-sm text-muted">
      {cheque
        ? words.cheque(reference, cheque.number, cheque.bank)
        : words.pledge(reference, momentOf(createdAt, timeZone))}
      {(status === 'failed' || status === 'cancelled') && ` (${words.closed})`}
      <span className="block">{why.join(' · ')}</span>
    </span>
  )
}
