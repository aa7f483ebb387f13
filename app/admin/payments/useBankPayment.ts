import { type FormEvent, useState } from 'react'
import { utr } from '#contract/donations/admin.ts'
import { paiseIn } from './paiseIn.ts'

const empty = { paidOn: '', amount: '', utr: '' }

type BankPayment = { paidOn: string; utr: string; amountPaise: number }

type Options = {
  /** At first as the payer or a bank statement says. */
  said?: Partial<typeof empty>
  /** Whether a complete payment is recorded only after a question. */
  isToAsk?: (payment: BankPayment) => boolean
  /** `isSure`: the question was answered. */
  onRecord: (payment: BankPayment, isSure: boolean) => Promise<unknown>
}

/** The form for a payment that is on the bank statement. */
export function useBankPayment({ said, isToAsk = () => false, onRecord }: Options) {
  const [typed, setTyped] = useState({ ...empty, ...said })
  const [isAsking, setIsAsking] = useState(false)
  const { paidOn } = typed
  const payment = { paidOn, utr: typed.utr, amountPaise: paiseIn(typed.amount) }
  // The server checks for missing fields before the person is asked.
  const isComplete = paidOn !== '' && payment.amountPaise > 0 && utr.safeParse(typed.utr).success
  return {
    typed,
    payment,
    change: (changes: Partial<typeof empty>) => setTyped({ ...typed, ...changes }),
    clear: () => setTyped(empty),
    handleSubmit: (event: FormEvent) => {
      event.preventDefault()
      if (isComplete && isToAsk(payment)) setIsAsking(true)
      else void onRecord(payment, false)
    },
    /** Spread onto the dialog that asks. */
    question: {
      isOpen: isAsking,
      onClose: () => setIsAsking(false),
      onConfirm: () => {
        setIsAsking(false)
        void onRecord(payment, true)
      },
    },
  }
}
