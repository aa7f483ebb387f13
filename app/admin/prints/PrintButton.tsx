import { Printer } from 'lucide'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSend } from '#app/admin/useSend.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { QrCode } from '#app/ui/QrCode.tsx'
import { printPaper, type PrintedPaper, type PrintKind } from '#contract/prints/admin.ts'
import { PaperText } from './PaperText.tsx'
import { isRoll, usePaperSize, usePrintAtOnce } from './paperSize.ts'
import { Printout } from './Printout.tsx'

export type ToPrint = { readonly kind: PrintKind; readonly key: string }

type Props = {
  papers: readonly ToPrint[]
  label: string
  /** In a row of facts. */
  isSmall?: boolean
  /** It was just recorded: Ctrl+P prints it, and the device may have chosen to print it at once. */
  isNew?: boolean
}

type Ready = { papers: readonly PrintedPaper[]; Code: typeof QrCode }

/** Prints receipts, passes and invoices on this device's paper; each time is logged. */
export function PrintButton({ papers, label, isSmall = false, isNew = false }: Props) {
  const { send, isBusy } = useSend()
  const size = usePaperSize()
  const isAtOnce = usePrintAtOnce()
  const [ready, setReady] = useState<Ready>()
  const done = useCallback(() => setReady(undefined), [])
  const isFetching = useRef(false)
  const print = async () => {
    if (isFetching.current || ready) return
    isFetching.current = true
    try {
      const { QrCode: Code } = await import('#app/ui/QrCode.tsx')
      const found: PrintedPaper[] = []
      for (const paper of papers) {
        const printed = await send(printPaper, paper, { hasMore: paper !== papers.at(-1) })
        // Those before it are logged as printed, so they come out.
        if (!printed) break
        found.push(printed)
      }
      if (found.length > 0) setReady({ papers: found, Code })
    } finally {
      isFetching.current = false
    }
  }
  const onPrint = useEffectEvent(print)

  // Once, even if the effect runs again.
  const isOpened = useRef(false)
  useEffect(() => {
    if (!isNew || !isAtOnce || isOpened.current) return
    isOpened.current = true
    void onPrint()
  }, [isNew, isAtOnce])

  useEffect(() => {
    if (!isNew) return undefined
    const handleKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 'p') return
      event.preventDefault()
      void onPrint()
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [isNew])

  return (
    <>
      <Button
        variant="outline"
        isBusy={isBusy}
        className="no-print"
        {...(isSmall && { size: 'small' })}
        onClick={() => void print()}
      >
        <Icon of={Printer} className="size-5" />
        {label}
      </Button>
      {ready && (
        <Printout size={size} onDone={done}>
          {ready.papers.map((paper) => (
            <PaperText key={paper.number} paper={paper} isSlip={isRoll(size)} Code={ready.Code} />
          ))}
        </Printout>
      )}
    </>
  )
}
