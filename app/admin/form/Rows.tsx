import { Trash2 } from 'lucide'
import { type ReactNode, useRef, useState } from 'react'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { MoveButtons } from '#app/admin/MoveButtons.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'

type Question = { title: string; text: string; confirm: string }

type Props<Row> = {
  rows: readonly Row[]
  onChange: (rows: Row[]) => void
  /** What its buttons call a row. */
  nameOf: (row: Row, at: number) => string
  words: {
    up: (name: string) => string
    down: (name: string) => string
    remove: (name: string) => string
  }
  /** Asked before a row goes together with what cannot be typed again. */
  ask?: (row: Row, at: number) => Question | undefined
  /** The button for one more. */
  add?: { label: string; row: () => Row }
  className?: string
  /** A row, with the buttons that move and remove it. */
  children: (at: number, buttons: ReactNode) => ReactNode
}

/** A list in a form whose rows can be added, moved and removed. */
export function Rows<Row>(props: Props<Row>) {
  const { rows, onChange, nameOf, words, ask, add, className = 'grid gap-4', children } = props
  const list = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<Question & { at: number }>()
  const move = (from: number, by: -1 | 1) => {
    const [one, other] = [rows[from], rows[from + by]]
    if (one === undefined || other === undefined) return
    onChange(rows.with(from, other).with(from + by, one))
    // The focus goes along, so that it can be moved further.
    const buttons = list.current?.children[from + by]?.querySelector('[data-move]')?.children
    const pressed = buttons?.[by < 0 ? 0 : 1]
    if (pressed instanceof HTMLElement) pressed.focus()
  }
  const remove = (at: number) => {
    onChange(rows.toSpliced(at, 1))
    // The button of the last row goes with it, and the focus would go, too.
    if (at === rows.length - 1) list.current?.focus()
  }
  const removeOrAsk = (row: Row, at: number) => {
    const question = ask?.(row, at)
    if (question) setAsked({ ...question, at })
    else remove(at)
  }
  return (
    <div className={className}>
      <div ref={list} tabIndex={-1} className={className}>
        {rows.map((row, at) => {
          const name = nameOf(row, at)
          return (
            <div key={at}>
              {children(
                at,
                <span data-move className="flex">
                  <MoveButtons
                    labels={{ up: words.up(name), down: words.down(name) }}
                    canMoveUp={at > 0}
                    canMoveDown={at < rows.length - 1}
                    onMove={(by) => move(at, by)}
                  />
                  <IconButton label={words.remove(name)} onClick={() => removeOrAsk(row, at)}>
                    <Icon of={Trash2} />
                  </IconButton>
                </span>,
              )}
            </div>
          )
        })}
      </div>
      {add && (
        <div>
          <Button variant="outline" onClick={() => onChange([...rows, add.row()])}>
            {add.label}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked?.title ?? ''}
        confirm={asked?.confirm ?? ''}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined)
          if (asked) remove(asked.at)
        }}
      >
        <p>{asked?.text}</p>
      </ConfirmDialog>
    </div>
  )
}
