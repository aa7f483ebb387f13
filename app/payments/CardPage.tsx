import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { Shrine } from '#app/ui/motifs/Shrine.tsx'
import { PaymentLoading } from './PaymentLoading.tsx'

type Props = {
  /** The card form, for anyone with the link's secret. */
  children: (secret: string) => ReactNode
}

/**
 * The page of a card form: a separate document, because only its CSP allows the provider's script.
 */
export function CardPage({ children }: Props) {
  return (
    <div className="record-page">
      <div>{useHydrated() ? <Opened>{children}</Opened> : <PaymentLoading />}</div>
      <Shrine />
    </div>
  )
}

/** The secret leaves the address before the payment provider's script, which reads it, is loaded. */
function Opened({ children }: Props) {
  const [secret] = useState(() => location.hash.slice(1))
  useEffect(() => {
    if (secret) history.replaceState(history.state, '', location.pathname + location.search)
  }, [secret])
  return children(secret)
}
