import { receiptWords } from '#app/i18n/en/donations/receiptWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { useConnection } from '#app/offline/useConnection.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { receiptPdfPath } from '#contract/donations/receipts.ts'

type Props = {
  number: string
  /** Empty for the donor who is logged in. */
  token: string
}

/**
 * Downloads a receipt. The server generates it, so offline the button says that it needs a
 * connection.
 */
export function PdfLink({ number, token }: Props) {
  const words = useWords(receiptWords)
  const connection = useConnection()
  if (connection === 'offline') {
    return (
      <p role="status" className="text-muted">
        {words.pdfOffline}
      </p>
    )
  }
  return (
    <a
      href={receiptPdfPath({ number, token })}
      download
      className={buttonClass({ variant: 'outline' })}
    >
      {words.pdf}
    </a>
  )
}
