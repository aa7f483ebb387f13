import { useState } from 'react'
import { DialogFrame } from '#app/admin/DialogFrame.tsx'
import { Button } from '#app/ui/Button.tsx'
import type { FiguresOf } from './changedFigures.ts'
import { FiguresForm, type FiguresList } from './FiguresForm.tsx'

type Props<F extends string> = {
  of: FiguresList<F>
  rows: readonly (FiguresOf<F> & { name: string })[]
  /** The button, and the dialog it opens. */
  open: string
  title: string
  onDone: () => void
}

/** Opens the figures of the chosen rows in one table. */
export function FiguresOfMany<F extends string>({ of, rows, open, title, onDone }: Props<F>) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const handleDone = () => {
    close()
    onDone()
  }
  if (rows.length === 0) return null
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {open}
      </Button>
      <DialogFrame isOpen={isOpen} title={title} onClose={close}>
        <FiguresForm of={of} rows={rows} onClose={close} onDone={handleDone} />
      </DialogFrame>
    </>
  )
}
