import { useState } from 'react'
import { DialogFrame } from '#app/admin/DialogFrame.tsx'
import { useBatch } from '#app/admin/list/useBatch.ts'
import { useSend } from '#app/admin/useSend.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { bookingMoves } from '#app/i18n/en/bookings/adminBookingsBulk.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type StaffBooking, undoSeconds } from '#contract/bookings/admin.ts'
import { type DoneSteps, moveBookings, undoBookings } from '#contract/bookings/bulkAdmin.ts'
import type { BulkAnswer } from '#contract/bulk.ts'
import { MoveManyForm, type MoveTo } from './MoveManyForm.tsx'
import { MovesDone } from './MovesDone.tsx'
import { namesOf } from './nameOfBooking.ts'

type Props = { chosen: readonly StaffBooking[]; onDone: () => void }

/** If there are too few places, those who booked first get them. */
const inOrderOfBooking = (bookings: readonly StaffBooking[]): StaffBooking[] =>
  bookings.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))

/** Moves the chosen bookings to another day or time; those that do not fit can go elsewhere. */
export function MoveBookings({ chosen, onDone }: Props) {
  const words = useWords(bookingMoves)
  const { undo: undoText } = useWords(admin)
  const { send, isBusy, failure, errorAt } = useSend()
  const { run } = useBatch()
  const [step, setStep] = useState<'choose' | 'done'>()
  const [answer, setAnswer] = useState<BulkAnswer<DoneSteps>>()
  const left = answer && new Set(answer.leftOut.map(({ id }) => id))
  const moving = left ? chosen.filter(({ reference }) => left.has(reference)) : chosen
  const close = () => {
    setStep(undefined)
    setAnswer(undefined)
    if (answer && answer.done.length > 0) onDone()
  }
  const undo = (done: DoneSteps[]) =>
    run({
      endpoint: undoBookings,
      input: { done },
      doneText: words.undone,
      nameOf: namesOf(chosen),
    })
  const handleMove = async (to: MoveTo) => {
    const items = inOrderOfBooking(moving).map(
      ({ reference: id, preferredDate, preferredTime, exactTime }) => ({
        id,
        preferredDate,
        preferredTime,
        ...(exactTime !== undefined && { exactTime }),
      }),
    )
    const moved = await send(moveBookings, { items, ...to }, { isQuiet: true })
    if (!moved) return
    if (moved.leftOut.length > 0) {
      setAnswer(moved)
      setStep('done')
      return
    }
    setStep(undefined)
    setAnswer(undefined)
    showToast({
      title: words.moved(moved.done.length),
      note: words.emailSoon(undoSeconds),
      tone: 'success',
      durationMs: undoSeconds * 1000,
      action: { label: undoText, onAction: () => void undo(moved.done) },
    })
    onDone()
  }
  if (!chosen.some(({ status }) => status === 'pending' || status === 'confirmed')) return null
  return (
    <>
      <Button
        size="small"
        variant="outline"
        aria-haspopup="dialog"
        onClick={() => setStep('choose')}
      >
        {words.open}
      </Button>
      <DialogFrame
        isOpen={step !== undefined}
        title={
          step === 'done' && answer
            ? words.partly(answer.done.length, answer.leftOut.length)
            : words.title(moving.length)
        }
        onClose={close}
      >
        {step === 'choose' && (
          <MoveManyForm
            bookings={moving}
            isBusy={isBusy}
            failure={failure}
            errorAt={errorAt}
            onMove={(to) => void handleMove(to)}
            onClose={close}
          />
        )}
        {step === 'done' && answer && (
          <MovesDone
            answer={answer}
            nameOf={namesOf(chosen)}
            onUndo={() => {
              close()
              void undo(answer.done)
            }}
            onAgain={() => setStep('choose')}
            onClose={close}
          />
        )}
      </DialogFrame>
    </>
  )
}
