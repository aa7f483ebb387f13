import { Printer } from 'lucide'
import type { ReactNode } from 'react'
import { PrintButton, type ToPrint } from '#app/admin/prints/PrintButton.tsx'
import { tender } from '#app/i18n/en/counter/adminTender.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'

type Props = {
  title: string
  /** What the slip says below. */
  lines: readonly (string | false | undefined)[]
  /** For staff: it is not printed. */
  note?: string | false
  /** Its papers; without them, this card is printed. */
  papers?: readonly ToPrint[]
  /** The next entry, with the focus. */
  next: string
  /** The keys that open it. */
  keys?: string
  onNext: () => void
  /** What else can be done; it is not printed. */
  children?: ReactNode
  /** Takes the place of the actions as long as something is still to be done. */
  pending?: ReactNode
}

/** What was just done at the counter; printed, it is the slip that the devotee takes along. */
export function DoneCard({
  title,
  lines,
  note,
  papers = [],
  next,
  keys,
  onNext,
  children,
  pending,
}: Props) {
  const words = useWords(tender)
  return (
    <Card className="mt-6 grid max-w-3xl justify-items-start gap-4 p-5">
      <div role="status">
        <h2 className="text-xl">{title}</h2>
        {lines.filter(Boolean).map((line) => (
          <p key={String(line)} className="mt-1 wrap-anywhere">
            {line}
          </p>
        ))}
        {note && <p className="no-print mt-1 text-muted">{note}</p>}
      </div>
      {pending || (
        <div className="no-print flex flex-wrap items-center gap-3">
          <Button autoFocus aria-keyshortcuts={keys} onClick={onNext}>
            {next}
          </Button>
          {papers.length > 0 ? (
            <PrintButton isNew papers={papers} label={words.print} />
          ) : (
            <Button variant="outline" onClick={() => window.print()}>
              <Icon of={Printer} className="size-5" />
              {words.print}
            </Button>
          )}
          {children}
        </div>
      )}
    </Card>
  )
}
