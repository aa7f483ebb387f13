import { X } from 'lucide'
import type { ReactNode } from 'react'
import { mantraPage } from '#app/i18n/en/mantras/mantraPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { iconButtonClass } from '#app/ui/IconButton.tsx'
import { ReadingSize } from './ReadingSize.tsx'
import { sheetId } from './sheet.ts'

/** What *Aa* opens: the text's size, and more. A native popover, which opens before the app has loaded. */
export function TextSheet({ label, children }: { label: string; children?: ReactNode }) {
  const words = useWords(mantraPage)
  return (
    <div
      id={sheetId}
      popover="auto"
      role="dialog"
      aria-label={label}
      className="mantra-sheet not-printed"
    >
      <div className="mantra-sheet-top">
        <ReadingSize />
        <button
          type="button"
          popoverTarget={sheetId}
          popoverTargetAction="hide"
          aria-label={words.close}
          className={iconButtonClass()}
        >
          <Icon of={X} />
        </button>
      </div>
      {children}
    </div>
  )
}

/** The button in a band that opens it. */
export const TextSign = ({ label }: { label: string }) => (
  <button
    type="button"
    popoverTarget={sheetId}
    aria-label={label}
    className={`${iconButtonClass()} text-sign`}
  >
    <span aria-hidden>
      A<small>A</small>
    </span>
  </button>
)
